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
