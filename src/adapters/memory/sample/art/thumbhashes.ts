/**
 * The thumbhash of each picture of the season, in base64, by its path. Drawing 1,500 pictures is no work for a browser that starts: the
 * build paints them once and fills this in (`scripts/build/sample-art.mjs`). Outside of it there are none, and pictures come unannounced.
 */
export const thumbhashes: Readonly<Record<string, string>> = {}
