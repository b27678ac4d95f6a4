// Times short enough for a corner of the table.

/** 1:05, or 2:03:04, or days and hours if it is that long. */
export function clockText(milliseconds: number, day: (days: number, hours: number) => string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  if (hours >= 24) return day(Math.floor(hours / 24), hours % 24);
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
