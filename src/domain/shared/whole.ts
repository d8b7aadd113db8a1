import { number } from './fields'

/** A whole number, from zero unless told. */
export const whole = (label: string, max?: number, min = 0) => number(label, { min, whole: true, ...(max !== undefined && { max }) })
