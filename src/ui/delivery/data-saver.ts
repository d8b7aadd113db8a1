/** Whether the visitor asked to save data: then nothing is prefetched. */
export const isDataSaverOn = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
