/** Id of the person that a row makes: of the row's content, so that the same chunk written twice makes one person. */
export const importedPersonId = (rowHash: string) => `p-${rowHash.slice(0, 20)}`
