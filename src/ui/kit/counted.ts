/** `1 studio`, `3,000 studios`; `many` where it is not `one` with an s. */
export const counted = (n: number, one: string, many = `${one}s`) => `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`
