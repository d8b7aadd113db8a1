import { type CallableFunction, type CallableRequest, onCall } from 'firebase-functions/v2/https'
import { type FunctionHandler, invokeHandler } from '../../domain/shared/functions/handler'
import type { HandlerPorts } from '../../domain/shared/functions/handler-context'
import type { Actor } from '../../domain/shared/records/policy'
import type { Claims } from '../../ports/auth'
import { functionsRegion, functionsTimeout } from '../../ports/functions'
import { callerNetwork } from './caller-subnet'
import { reported } from './https-errors'

export interface CallableHost {
  /** The ports for one request, with its caller as the actor. */
  readonly portsFor: (actor: Actor | undefined) => HandlerPorts
  /** Refuses callers whose App Check token is missing or invalid, unless the contract says `none`. */
  readonly enforceAppCheck: boolean
}

/** The handlers as callable cloud functions, keyed by the names of their contracts. */
export const callables = (handlers: readonly FunctionHandler[], host: CallableHost): Readonly<Record<string, CallableFunction<unknown, unknown>>> =>
  Object.fromEntries(handlers.map(handler => [handler.contract.name, callable(handler, host)]))

const callable = (handler: FunctionHandler, { portsFor, enforceAppCheck }: CallableHost) =>
  onCall(
    {
      region: functionsRegion,
      enforceAppCheck: enforceAppCheck && handler.contract.appCheck !== 'none',
      cors: true,
      timeoutSeconds: functionsTimeout / 1000,
    },
    async (request: CallableRequest<unknown>) => {
      try {
        return throughJson(await invokeHandler(handler, portsOf(request, portsFor), request.data))
      } catch (error) {
        throw reported(error, handler.contract.name)
      }
    },
  )

function portsOf(request: CallableRequest<unknown>, world: CallableHost['portsFor']): HandlerPorts {
  const network = callerNetwork(request.rawRequest)
  return { ...world(actorOf(request)), ...(network !== undefined && { network }) }
}

/** The actor is read from the verified token only, never from the request's body. */
function actorOf({ auth }: CallableRequest<unknown>): Actor | undefined {
  if (!auth) return undefined
  const { pid, adm, sc, sa, jur, vol, imp, end, act } = auth.token as Claims
  const claims = { pid, adm, sc, sa, jur, vol, imp, end, act }
  return {
    uid: auth.uid,
    claims: Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined)),
    authenticatedAt: new Date(auth.token.auth_time * 1000),
  }
}

/** The SDK's encoder throws on values that JSON writes as null or omits, so results pass through JSON first. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
