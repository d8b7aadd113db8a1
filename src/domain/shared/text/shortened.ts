/** The beginning of a text, at most `max` UTF-16 units. A surrogate pair is never split. */
export const shortened = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
