/** Why a callable does not do what it was asked, where no rule of the organisation has a name for it. */
export type Refusal = 'already-exists' | 'invalid-argument' | 'not-found' | 'permission-denied' | 'unauthenticated'

/** Thrown by handlers; `invokeHandler` tells the caller. `message` is for developers. */
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
