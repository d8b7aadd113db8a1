import type { DrawingStyleName } from './drawing-styles'

/** The input for one picture; its name is the seed of the random numbers. */
export interface ArtPiece {
  readonly name: string
  readonly style: DrawingStyleName
  readonly palette: number
  /** Pixels in which it is drawn. */
  readonly width: number
  readonly height: number
  /** How many times as large its file is; 1 by default. */
  readonly scale?: number
}

/** The path that image records contain. */
export const artPath = ({ name }: ArtPiece) => `sample/art/${name}.svg`

/** Pixels of its file. */
export const artSize = ({ width, height, scale = 1 }: ArtPiece) => ({ width: width * scale, height: height * scale })
