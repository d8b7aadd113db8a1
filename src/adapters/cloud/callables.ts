import { type CallableFunction, type CallableRequest, HttpsError, onCall } from 'firebase-functions/v2/https'
import type { FunctionHandler, HandlerPorts } from '../../domain/shared/functions/handler'
import { invokeHandler } from '../../domain/shared/functions/invoke-handler'
import type { Actor } from '../../domain/shared/records/policy'
import { type Claims, knownClaims } from '../../ports/auth'
import { type CallableFunctionName, callableFunctionOf } from '../../ports/functions'
import { callerNetwork } from './caller-network'
import { functionLimits } from './function-limits'
import { geocoderKey } from './geocodio'
import { httpsErrorOf } from './https-errors'
import { stripeSecretKey } from './stripe/stripe-settings'

export interface CallableHost {
  /** The ports for one request, with its caller as the actor. */
  readonly portsFor: (actor: Actor | undefined) => HandlerPorts
  /** Refuses callers whose App Check token is missing or invalid, unless the contract says `none`. */
  readonly enforceAppCheck: boolean
}

/**
 * Two cloud functions for all callables: `call`, and `callHeavy` for contracts with `heavy`. The last part of the address names the callable:
 * `/call/moveBug`. A function for each callable would exhaust a new project's CPU quota at its first deployment.
 */
export const callables = (
  handlers: readonly FunctionHandler[],
  host: CallableHost,
): Readonly<Record<CallableFunctionName, CallableFunction<unknown, unknown>>> => ({
  call: callable('call', handlers, host),
  callHeavy: callable('callHeavy', handlers, host),
})

function callable(name: CallableFunctionName, handlers: readonly FunctionHandler[], { portsFor, enforceAppCheck }: CallableHost) {
  const served = new Map(
    handlers.flatMap(handler => (callableFunctionOf(handler.contract) === name ? [[handler.contract.name, handler] as const] : [])),
  )
  return onCall({ ...functionLimits[name], cors: true, secrets: [stripeSecretKey, geocoderKey] }, async (request: CallableRequest<unknown>) => {
    const handler = served.get(request.rawRequest.path.split('/').at(-1) ?? '')
    if (!handler) throw new HttpsError('not-found', 'There is no such callable.')
    // An invalid token counts as missing: the platform's library sets `app` only after it has verified a token. The library's own check
    // can only be set for a whole function.
    if (enforceAppCheck && handler.contract.appCheck !== 'none' && !request.app) throw new HttpsError('unauthenticated', 'Unauthenticated')
    try {
      return throughJson(await invokeHandler(handler, portsOf(request, portsFor), request.data))
    } catch (error) {
      throw httpsErrorOf(error, handler.contract.name)
    }
  })
}

function portsOf(request: CallableRequest<unknown>, world: CallableHost['portsFor']): HandlerPorts {
  const network = callerNetwork(request.rawRequest)
  return { ...world(actorOf(request)), ...(network !== undefined && { network }) }
}

/** The actor is read from the verified token only, never from the request's body. */
function actorOf({ auth }: CallableRequest<unknown>): Actor | undefined {
  if (!auth) return undefined
  return {
    uid: auth.uid,
    claims: knownClaims(auth.token as Claims),
    ...(auth.token.firebase.sign_in_second_factor === 'totp' && { secondFactor: true }),
    authenticatedAt: new Date(auth.token.auth_time * 1000),
  }
}

/** The SDK's encoder throws on values that JSON writes as null or omits, so results pass through JSON first. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
