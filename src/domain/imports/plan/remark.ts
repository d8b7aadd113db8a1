/** `field` is a name of the kind's columns; `value` the cell, a length, or the line another row stands on. */
export interface Remark {
  readonly code: string
  readonly field?: string
  readonly value?: string | number
}
