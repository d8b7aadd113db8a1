import { fold } from './fold'

/** A search for texts that contain all words of `search` in any order, whatever their case and accents. */
export function containsWords(search: string): (text: string) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  return text => {
    const folded = fold(text)
    return words.every(word => folded.includes(word))
  }
}
