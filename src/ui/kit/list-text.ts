/** `ink`, `ink and paper`, `ink, paper, and wood`: as `Intl` lists them in American English. */
export const listText = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`
