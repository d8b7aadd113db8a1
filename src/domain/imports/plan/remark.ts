/** `field` is the name of one of the kind's columns; `value` is the cell, a length, or the line of another row. */
export interface Remark {
  readonly code: string
  readonly field?: string
  readonly value?: string | number
}
