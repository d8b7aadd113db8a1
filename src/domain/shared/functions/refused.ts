/** Why a callable refused, if no rule of the organization was broken. */
export type Refusal = 'already-exists' | 'invalid-argument' | 'not-found' | 'permission-denied' | 'unauthenticated'

/** Thrown by handlers; `invokeHandler` passes it to the caller. `message` is for developers. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly details: unknown

  constructor(
    readonly code: Refusal,
    message: string,
    options: { readonly details?: unknown } = {},
  ) {
    super(message)
    this.details = options.details
  }
}
