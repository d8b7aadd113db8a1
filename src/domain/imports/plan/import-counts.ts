/** What would be done with a row of a file. */
export type PlannedAction = 'create' | 'update' | 'skip' | 'error'

/** How many rows there are of each. */
export type ImportCounts = Readonly<Record<PlannedAction, number>>
