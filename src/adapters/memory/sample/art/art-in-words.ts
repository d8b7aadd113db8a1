import { Random } from '../random'
import type { ArtPiece } from './art-piece'
import { handWords } from './hand-words'
import { palettes } from './palettes'

/** A description of a picture for its alt text. */
export function artInWords({ name, hand, palette }: ArtPiece): string {
  return `${new Random(`words ${name}`).pick(handWords[hand])} in ${palettes[palette]!.name}`
}
