/** The visitor asked for little traffic: nothing is prefetched. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
