/** Id of the listing that a row makes: of the row's content, so that the same chunk written twice makes it once. */
export const importedListingId = (editionId: string, rowHash: string) => `${editionId}-${rowHash.slice(0, 20)}`
