/** Pieces of one line. */
export const maxPieces = 20
/** Lines of one order. */
export const maxLines = 50
/** Of an order that staff make at the desk (product.md C4). */
export const maxDeskCents = 1_000_000
