import { keptIds } from '../../app-services/kept-ids'

/** The events a visitor saved. */
export const { useKept: useKeptEvents, keep: keepEvent } = keptIds('calendar:kept')
