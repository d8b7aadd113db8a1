import { storedIds } from '../../app-services/stored-ids'

/** The works a visitor saved. */
export const { useKept: useKeptWorks, keep: keepWork } = storedIds('art:kept')
