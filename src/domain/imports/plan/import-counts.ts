/** What an import would do with a row of a file. */
export type PlannedAction = 'create' | 'update' | 'skip' | 'error'

/** The number of rows for each action. */
export type ImportCounts = Readonly<Record<PlannedAction, number>>
