import { Random } from '../random'
import type { ArtPiece } from './art-piece'
import { handAltText } from './hand-alt-text'
import { palettes } from './palettes'

/** A description of a picture for its alt text. */
export function artAltText({ name, hand, palette }: ArtPiece): string {
  return `${new Random(`words ${name}`).pick(handAltText[hand])} in ${palettes[palette]!.name}`
}
