/** Maximum number of pieces in one line. */
export const maxPieces = 20
/** Maximum number of lines in one order. */
export const maxLines = 50
/** Maximum total of an order at the desk, in cents (product.md C4). */
export const maxDeskCents = 1_000_000
