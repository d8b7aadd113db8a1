import { numberText } from './number-text'

/** `1 studio`, `3,000 studios`; `many` where it is not `one` with an s. */
export const counted = (n: number, one: string, many = `${one}s`) => `${numberText(n)} ${n === 1 ? one : many}`
