import { RouteFailure } from './not-found'

/** Tells the console of a failure, once, wherever it was met. A page that is not there, or not for this visitor, is an answer and no failure. */
export function reportError(error: unknown): void {
  if (!(error instanceof RouteFailure)) console.error(error)
}

/** Of what was caught while drawing the router tells (`onError`): every boundary is the router's. React would tell of it once more. */
export const rootOptions = { onCaughtError: () => undefined } as const
