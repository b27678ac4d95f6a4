// Small sounds, synthesized: paper, wood and a bell.
import { preferences } from "./preferences.svelte";

export type Sound = "card" | "turn" | "beaten" | "last" | "stolen" | "round" | "win" | "lose" | "no";

let context: AudioContext | null = null;

/** Start the audio. Browsers allow that only after a click, a touch or a key. */
export function wake(): void {
  if (!preferences.values.sounds) return;
  context ??= new AudioContext();
  void context.resume();
}

export function play(sound: Sound): void {
  if (!preferences.values.sounds || !context || context.state !== "running" || document.hidden) return;
  const now = context.currentTime;
  if (sound === "card") rustle(context, now);
  if (sound === "turn") [659, 880].forEach((pitch, i) => bell(context!, pitch, now + i * 0.13, 0.09, 0.5));
  if (sound === "beaten")
    [220, 165].forEach((pitch, i) => bell(context!, pitch, now + i * 0.12, 0.14, 0.4, "triangle"));
  if (sound === "last") [523, 784].forEach((pitch, i) => bell(context!, pitch, now + i * 0.1, 0.1, 1.1));
  if (sound === "stolen") [784, 988, 1175].forEach((pitch, i) => bell(context!, pitch, now + i * 0.08, 0.09, 0.6));
  if (sound === "lose") [392, 330, 262].forEach((pitch, i) => bell(context!, pitch, now + i * 0.2, 0.08, 0.8));
  if (sound === "round") [392, 523, 659].forEach((pitch, i) => bell(context!, pitch, now + i * 0.14, 0.09, 0.7));
  if (sound === "win") [523, 659, 784, 1047].forEach((pitch, i) => bell(context!, pitch, now + i * 0.15, 0.1, 0.9));
  if (sound === "no") bell(context, 140, now, 0.1, 0.16, "triangle");
}

function bell(
  ctx: AudioContext,
  pitch: number,
  at: number,
  loud: number,
  long: number,
  form: OscillatorType = "sine",
): void {
  const tone = new OscillatorNode(ctx, { type: form, frequency: pitch });
  const volume = new GainNode(ctx, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  tone.connect(volume).connect(ctx.destination);
  tone.start(at);
  tone.stop(at + long);
}

/** A card on paper: a breath of filtered noise. */
function rustle(ctx: AudioContext, at: number): void {
  const buffer = new AudioBuffer({ length: Math.round(ctx.sampleRate * 0.07), sampleRate: ctx.sampleRate });
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const noise = new AudioBufferSourceNode(ctx, { buffer });
  const tint = new BiquadFilterNode(ctx, { type: "bandpass", frequency: 2400 + Math.random() * 800, Q: 0.8 });
  noise
    .connect(tint)
    .connect(new GainNode(ctx, { gain: 0.12 }))
    .connect(ctx.destination);
  noise.start(at);
}
