import { Random } from '../random'
import type { ArtPiece } from './art-piece'
import { palettes } from './palettes'
import { styleAltText } from './style-alt-text'

/** A description of a picture for its alt text. */
export function artAltText({ name, style, palette }: ArtPiece): string {
  return `${new Random(`words ${name}`).pick(styleAltText[style])} in ${palettes[palette]!.name}`
}
