import { sampleWorks } from '../people/sample-works'
import { picturesBesidesArtworks } from '../pictures-besides-artworks'
import { Random } from '../random'
import { type ArtPiece, artPath, artSize } from './art-piece'
import { drawingStyles } from './drawing-styles'
import { palettes } from './palettes'

export interface ArtFile {
  /** The path that image records contain: `sample/art/<name>.svg`. */
  readonly path: string
  readonly svg: () => string
}

/** Every picture of the sample season; each is drawn on request, the same each time. */
export function artFiles(): readonly ArtFile[] {
  return [...sampleWorks().map(({ piece }) => piece), ...picturesBesidesArtworks()].map(piece => ({
    path: artPath(piece),
    svg: () => drawArt(piece),
  }))
}

export function drawArt(piece: ArtPiece): string {
  const { name, style, palette, width, height } = piece
  const size = artSize(piece)
  const colours = palettes[palette]!
  const inside = drawingStyles[style].draw({ w: width, h: height, random: new Random(`art ${name}`), palette: colours })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colours.ground}"/>${inside}</svg>`
}
