/** Where a browser keeps the lists of its doors. Whoever only asks whether there are any needs no more. */
export const doorListsKey = 'door:lists'
