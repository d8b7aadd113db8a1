const westernmost = 12 * 60 * 60 * 1000

/**
 * The calendar date (`YYYY-MM-DD`) that has begun everywhere on Earth: what ended before it is over in every time zone. For pages that need no
 * more than that, and so load nothing about zones.
 */
export const lastDayOnEarth = (now: Date): string => new Date(now.getTime() - westernmost).toISOString().slice(0, 10)
