import { token } from './token'

/** Callable cloud functions. Input and output are sent as JSON. Rejects with `PortError<'functions'>`. */
export interface Functions {
  call(name: string, input: unknown, weight?: CallWeight): Promise<unknown>
  /**
   * Calls without the session of the signed-in user, also while the page is being closed. Resolves without a value when the call was
   * answered.
   */
  post(name: string, input: unknown): Promise<void>
}
export const Functions = token<Functions>('Functions')

export interface CallWeight {
  /** The call reads whole collections, or may take longer than a minute; the host gives it a function with more memory and time. */
  readonly heavy?: true | undefined
}

/** The two deployed functions that serve callables. */
export type CallableFunctionName = 'call' | 'callHeavy'
export const callableFunctionOf = ({ heavy }: CallWeight): CallableFunctionName => (heavy ? 'callHeavy' : 'call')

/** The region of the functions; the same as the hosted product's. */
export const functionsRegion = 'us-central1'

/** How long a call may take before it fails, in milliseconds; the host stops it after the same time. */
export const functionsTimeout = { usual: 120_000, heavy: 540_000 }
