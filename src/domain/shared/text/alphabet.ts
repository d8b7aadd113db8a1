/** The order of names: accents and case aside, numbers by their size. */
export const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
