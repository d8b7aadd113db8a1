import type { HandName } from './hands'

/** The input for one picture; its name is the seed of the random numbers. */
export interface ArtPiece {
  readonly name: string
  readonly hand: HandName
  readonly palette: number
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** The path that image records contain. */
export const artPath = ({ name }: ArtPiece) => `sample/art/${name}.svg`
