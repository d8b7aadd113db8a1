/**
 * The thumbhash of each picture of the season in base64, by its path. Drawing 1,500 pictures would take too long when local mode starts, so
 * the build draws them once and fills this in (`scripts/build/sample-art.mjs`). In development it is empty, and pictures have no preview.
 */
export const thumbhashes: Readonly<Record<string, string>> = {}
