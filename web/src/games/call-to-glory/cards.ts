// The characters in the order of their numbers, and how many figures there are.
export const CHARACTERS = ["emperor", "empress", "daimyo", "shogun", "samurai", "ninja", "envoy", "monk", "farmer"];
export const FIGURES = 4;

export const taskPicture = (deck: string, character: string | null): string =>
  `/art/call-to-glory/task-${character ? "" : "back-"}${deck.toLowerCase()}${character ? `-${character}` : ""}.svg`;
