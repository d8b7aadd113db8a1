/** The beginning of a text, at most `max` characters as JavaScript counts them; a character that is written as a pair is never torn apart. */
export const shortened = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
