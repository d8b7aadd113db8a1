import { fold } from './fold-accents'

/** Lower-case words joined by hyphens, accents folded (`Łucja` becomes `lucja`), at most `max` characters; empty when nothing is left. */
export function slugOf(words: string, max = 60): string {
  return fold(words)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '')
}
