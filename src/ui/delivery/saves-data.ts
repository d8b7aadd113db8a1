/** The visitor asked for little traffic: nothing is fetched ahead. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
