/** A rectangle in the units of its drawing, from its top left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
