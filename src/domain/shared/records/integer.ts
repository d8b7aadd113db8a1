import { number } from './fields'

/** A whole number, from zero unless told. */
export const integer = (label: string, max?: number, min = 0) => number(label, { min, integer: true, ...(max !== undefined && { max }) })
