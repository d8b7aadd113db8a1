import { fold } from './fold-accents'

/** A test for texts that contain all words of `search`, in any order; case and accents are ignored. */
export function containsWords(search: string): (text: string) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  return text => {
    const folded = fold(text)
    return words.every(word => folded.includes(word))
  }
}
