import type { FirebaseApp } from 'firebase/app'
import { getFunctions, httpsCallable } from 'firebase/functions'
import { PortError } from '../../ports/errors'
import { type Functions, functionsRegion, functionsTimeout } from '../../ports/functions'
import { translated } from './firebase-errors'
import { type PostHeaders, postCallable } from './post-callable'

export interface FunctionsOptions {
  /** Milliseconds after which a call is given up. */
  readonly timeout?: number | undefined
  /** Where the functions are, without a slash at the end; the project's own unless told. */
  readonly base?: string
  /** What App Check wants beside a call that the SDK does not make. */
  readonly headers?: PostHeaders | undefined
}

/** The Functions port on callable cloud functions. */
export class FirebaseFunctions implements Functions {
  constructor(
    private readonly app: FirebaseApp,
    private readonly options: FunctionsOptions = {},
  ) {}

  async call(name: string, input: unknown): Promise<unknown> {
    const callable = httpsCallable(getFunctions(this.app, functionsRegion), name, { timeout: this.options.timeout ?? functionsTimeout })
    try {
      return (await callable(throughJson(input))).data
    } catch (error) {
      throw refusal(translated('functions', error) as PortError<'functions'>, name)
    }
  }

  post(name: string, input: unknown): Promise<void> {
    const { base = `https://${functionsRegion}-${this.app.options.projectId}.cloudfunctions.net`, headers = async () => ({}) } = this.options
    return postCallable(`${base}/${name}`, name, input, headers)
  }
}

/** The SDK's own encoding fails on values that JSON writes as null or leaves out. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/**
 * The SDK says `internal` also where nothing answered: no network, or the platform in front of our host. Our host marks what it
 * answers (`adapters/cloud/https-errors.ts`), so that a failure which may be gone a moment later is told from one of ours.
 */
function refusal(error: PortError<'functions'>, name: string): PortError {
  if (error.code !== 'internal') return error
  const { answered } = (error.details ?? {}) as { answered?: unknown }
  return answered === true
    ? new PortError('functions', 'internal', name, { cause: error.cause })
    : new PortError('functions', 'unavailable', name, { cause: error.cause })
}
