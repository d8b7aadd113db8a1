import type { HandName } from './hands'

/** What it takes to draw one picture; its name is its seed. */
export interface ArtPiece {
  readonly name: string
  readonly hand: HandName
  readonly palette: number
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Where image records say the file is. */
export const artPath = ({ name }: ArtPiece) => `sample/art/${name}.svg`
