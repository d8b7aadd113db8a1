/** The storage key of this browser's door lists. A file of its own for code that only asks whether there are any. */
export const doorListsKey = 'door:lists'
