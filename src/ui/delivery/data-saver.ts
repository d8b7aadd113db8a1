/** The visitor asked for little traffic: nothing is prefetched. */
export const isDataSaverOn = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
