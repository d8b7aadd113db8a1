import * as v from 'valibot'

/** Why somebody does something to another person's access; asked for so that a colleague understands it a year later (product §C5). */
export const leastReason = 10
export const reason = v.pipe(v.string(), v.trim(), v.minLength(leastReason), v.maxLength(300))
