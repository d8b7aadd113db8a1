import { storedIds } from '../../app-services/stored-ids'

/** The events a visitor saved. */
export const { useKept: useKeptEvents, keep: keepEvent } = storedIds('calendar:kept')
