/** The order of names: accents and case are ignored, and numbers are ordered by size. */
export const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
