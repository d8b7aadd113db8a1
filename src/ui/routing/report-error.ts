import { RouteFailure } from './route-failure'

/** Logs an error in the console once, wherever it was caught. A missing page, or one without access, is not an error. */
export function reportError(error: unknown): void {
  if (!(error instanceof RouteFailure)) console.error(error)
}

/** The router logs errors of rendering (`onError`), because every error boundary is the router's. React would log them again. */
export const rootOptions = { onCaughtError: () => undefined } as const
