/**
 * Whether a user agent belongs to a phone or tablet. Only for layout that touch needs; what depends on width asks the
 * width. An iPad calls itself a Mac, so the number of touch points tells it apart.
 */
export const isMobile = (userAgent: string, maxTouchPoints = 0): boolean =>
  /Android|iPhone|iPad|iPod|Windows Phone|Mobile|Opera Mini/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
