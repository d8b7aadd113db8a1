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

/** What Chrome, Firefox, Safari and Vite say of a part of the program that did not come, and browsers of a file. */
const ofPart = /dynamically imported module|Importing a module script failed|Unable to preload/
const ofFile = /Failed to fetch|NetworkError when|Load failed/

/** Whether a part of the program could not be fetched. Browsers keep that until the document is loaded again, so another attempt fails too. */
export const isPartUnfetched = (error: unknown): boolean => ofPart.test(String(error))

export const unreachable = words('We cannot reach the network.', 'Check your connection and try again.', stillHere)
const withoutPart = words('We cannot reach the network.', 'Reload the page when you are connected.', stillHere)

/** The text for what could not be fetched, mostly for want of a network; `undefined` for other errors. */
export function unfetchedText(error: unknown): ErrorText | undefined {
  if (isPartUnfetched(error)) return withoutPart
  return ofFile.test(String(error)) ? unreachable : undefined
}
