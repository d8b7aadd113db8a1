/** The text for an error: what happened, what was kept, what to do. */
export interface ErrorText {
  readonly happened: string
  readonly kept?: string
  readonly next: string
}

export const words = (happened: string, next: string, kept?: string): ErrorText =>
  kept === undefined ? { happened, next } : { happened, next, kept }

export const nothingChanged = 'Nothing was changed.'
export const stillHere = 'What you entered is still here.'

/** What Chrome, Firefox, Safari and Vite say of a module, a style sheet or a file that did not come. */
const said = /Failed to fetch|NetworkError when|Load failed|dynamically imported module|Importing a module script failed|Unable to preload/

/** Whether a part of the program or a file could not be fetched, mostly for want of a network. */
export const isUnfetched = (error: unknown): boolean => said.test(String(error))
