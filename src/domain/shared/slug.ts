/** Lower-case words joined by hyphens, accents folded, at most `max` characters; empty when nothing is left. */
export function slugOf(words: string, max = 60): string {
  return words
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '')
}
