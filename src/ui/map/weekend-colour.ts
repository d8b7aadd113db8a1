/** Hues of the weekends on maps; neighboring weekends differ clearly. The number is written too, so that nobody needs to tell colors apart. */
const hues = [25, 255, 145, 320, 85, 200, 290, 115]

/** The color of a weekend by its number; gray for a neighborhood in none. */
export const weekendColour = (n: number | undefined) => (n === undefined ? 'oklch(60% 0 0)' : `oklch(62% 0.15 ${hues[(n - 1) % hues.length]})`)
