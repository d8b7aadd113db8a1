/** Rows of a guide's list before "Show more". Only these have their picture in the data that a page is first drawn from. */
export const rowsAtFirst = 24
