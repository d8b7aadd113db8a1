/**
 * Whether a user agent belongs to a phone or tablet. Only for layout that depends on touch; use the width for everything else. An iPad
 * calls itself a Mac, and is recognized by its touch points.
 */
export const isMobile = (userAgent: string, maxTouchPoints = 0): boolean =>
  /Android|iPhone|iPad|iPod|Windows Phone|Mobile|Opera Mini/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
