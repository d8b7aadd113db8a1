import { keptIds } from '../../app-services/kept-ids'

/** The works a visitor saved. */
export const { useKept: useKeptWorks, keep: keepWork } = keptIds('art:kept')
