import { type CallableFunction, type CallableRequest, onCall } from 'firebase-functions/v2/https'
import { type FunctionHandler, type FunctionWorld, serve } from '../../domain/shared/cloud-function'
import type { Actor } from '../../domain/shared/policy'
import type { Claims } from '../../ports/auth'
import { functionsRegion, functionsTimeout } from '../../ports/functions'
import { callerNetwork } from './caller-network'
import { reported } from './https-errors'

export interface CallableHost {
  /** The world in which this caller's request is served. */
  readonly world: (actor: Actor | undefined) => FunctionWorld
  /** Refuse callers whose App Check token is missing or wrong. */
  readonly enforceAppCheck: boolean
}

/** Handlers as callable cloud functions, by the name of their contract. */
export const callables = (handlers: readonly FunctionHandler[], host: CallableHost): Readonly<Record<string, CallableFunction<unknown, unknown>>> =>
  Object.fromEntries(handlers.map(handler => [handler.contract.name, callable(handler, host)]))

const callable = (handler: FunctionHandler, { world, enforceAppCheck }: CallableHost) =>
  onCall(
    { region: functionsRegion, enforceAppCheck, cors: true, timeoutSeconds: functionsTimeout / 1000 },
    async (request: CallableRequest<unknown>) => {
      try {
        return throughJson(await serve(handler, worldOf(request, world), request.data))
      } catch (error) {
        throw reported(error, handler.contract.name)
      }
    },
  )

function worldOf(request: CallableRequest<unknown>, world: CallableHost['world']): FunctionWorld {
  const network = callerNetwork(request.rawRequest)
  return { ...world(actorOf(request)), ...(network !== undefined && { network }) }
}

/** Only what the verified token says; nothing of the request's body is believed. */
function actorOf({ auth }: CallableRequest<unknown>): Actor | undefined {
  if (!auth) return undefined
  const { pid, adm, sc, sa, jur, vol, imp, end, act } = auth.token as Claims
  const claims = { pid, adm, sc, sa, jur, vol, imp, end, act }
  return { uid: auth.uid, claims: Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined)) }
}

/** The SDK's own encoding knows fewer values than JSON does, and fails on the rest. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
