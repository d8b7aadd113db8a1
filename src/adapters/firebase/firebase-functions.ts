import type { FirebaseApp } from 'firebase/app'
import { getFunctions, httpsCallable } from 'firebase/functions'
import { PortError } from '../../ports/errors'
import { type CallWeight, callableFunctionOf, type Functions, functionsRegion, functionsTimeout } from '../../ports/functions'
import { translated } from './firebase-errors'
import { type PostHeaders, postCallable } from './post-callable'

export interface FunctionsOptions {
  /** Milliseconds after which a call fails. */
  readonly timeout?: number | undefined
  /** Base address of the functions, without a trailing slash; by default the project's own. */
  readonly base?: string
  /** App Check headers for calls that are made without the SDK. */
  readonly headers?: PostHeaders | undefined
}

/**
 * The Functions port on callable cloud functions. They are called at their own address, not through a rewrite of Hosting: that would end a
 * call after 60 seconds, and the host could no longer tell the caller's network from a header that the caller wrote.
 */
export class FirebaseFunctions implements Functions {
  constructor(
    private readonly app: FirebaseApp,
    private readonly options: FunctionsOptions = {},
  ) {}

  async call(name: string, input: unknown, weight: CallWeight = {}): Promise<unknown> {
    const timeout = this.options.timeout ?? functionsTimeout[weight.heavy ? 'heavy' : 'usual']
    const callable = httpsCallable(getFunctions(this.app, functionsRegion), `${callableFunctionOf(weight)}/${name}`, { timeout })
    try {
      return (await callable(throughJson(input))).data
    } catch (error) {
      throw refusal(translated('functions', error) as PortError<'functions'>, name)
    }
  }

  post(name: string, input: unknown): Promise<void> {
    const { base = `https://${functionsRegion}-${this.app.options.projectId}.cloudfunctions.net`, headers = async () => ({}) } = this.options
    return postCallable(`${base}/${callableFunctionOf({})}/${name}`, name, input, headers)
  }
}

/** The SDK's encoder throws on values that JSON writes as null or omits, so input passes through JSON first. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/**
 * The SDK reports `internal` also if the host was never reached, because the network or the platform in front of it failed. Our host marks
 * its own answers (`adapters/cloud/https-errors.ts`). Without the mark the error is transient.
 */
function refusal(error: PortError<'functions'>, name: string): PortError {
  if (error.code !== 'internal') return error
  const { answered } = (error.details ?? {}) as { answered?: unknown }
  return answered === true
    ? new PortError('functions', 'internal', name, { cause: error.cause })
    : new PortError('functions', 'unavailable', name, { cause: error.cause })
}
