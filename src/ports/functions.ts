import { token } from './token'

/** Callable cloud functions. Input and output cross as JSON. Rejects with `PortError<'functions'>`. */
export interface Functions {
  call(name: string, input: unknown): Promise<unknown>
  /** A call that names nobody as its caller, whoever is signed in, and goes out even as the page ends. Resolves once it was answered, with nothing. */
  post(name: string, input: unknown): Promise<void>
}
export const Functions = token<Functions>('Functions')

/** Where the functions run; the hosted product's region. */
export const functionsRegion = 'us-central1'

/** How long a call may take before it is given up, in milliseconds; the host stops it at the same time. */
export const functionsTimeout = 120_000
