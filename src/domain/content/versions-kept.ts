/** Versions of one page, or of one navigation, that are stored and offered to staff (product.md C0). */
export const versionsKept = 50
