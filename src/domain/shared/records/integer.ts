import { number } from './fields'

/** A whole number of at least `min`. */
export const integer = (label: string, max?: number, min = 0) => number(label, { min, integer: true, ...(max !== undefined && { max }) })
