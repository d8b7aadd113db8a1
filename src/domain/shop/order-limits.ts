/** Pieces of one line. */
export const maxPieces = 20
/** Lines of one order. */
export const maxLines = 50
