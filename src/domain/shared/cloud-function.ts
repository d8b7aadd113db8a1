import * as v from 'valibot'
import type { AccountsAdmin } from '../../ports/accounts-admin'
import type { Clock } from '../../ports/clock'
import type { Documents } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import type { Functions } from '../../ports/functions'
import type { Ids } from '../../ports/ids'
import type { LinkProbe } from '../../ports/link-probe'
import type { Mailer } from '../../ports/mailer'
import type { Storage, Upload } from '../../ports/storage'
import { type Actor, allows, presentActor, type Rule } from './policy'
import { RuleBroken } from './rule-broken'

/** What the browser knows of a callable: its name, who may call it, what goes in and what comes out. All of it is JSON. */
export interface FunctionContract<I, O> {
  readonly name: string
  readonly access: Rule
  /** It may be called by staff who masquerade; nothing else is done in another's name. */
  readonly whileMasquerading?: true
  readonly input: v.GenericSchema<unknown, I>
  readonly output: v.GenericSchema<unknown, O>
}

/** File storage as handlers use it: a file goes in whole, and nobody watches it go. */
export interface HandlerStorage extends Omit<Storage, 'upload'> {
  upload(...file: Parameters<Storage['upload']>): Pick<Upload, 'done'>
  /** Copies a file where it lies; a file at `to` is replaced. */
  copy(from: string, to: string, options: { contentType: string; cacheControl?: string }): Promise<void>
}

/** What a handler may use. `documents` and `storage` pass no policy here: a handler acts for the organisation. */
export interface FunctionWorld {
  readonly actor: Actor | undefined
  /** The part of the network the call came from: the first three parts of an IPv4 address, or a /48. Unknown where nothing came by network. */
  readonly network?: string
  readonly accounts: AccountsAdmin
  readonly documents: Documents
  readonly storage: HandlerStorage
  readonly mailer: Mailer
  readonly links: LinkProbe
  readonly clock: Clock
  readonly ids: Ids
}

export interface FunctionHandler<I = unknown, O = unknown> {
  readonly contract: FunctionContract<I, O>
  run(world: FunctionWorld, input: I): Promise<O>
}

export const cloudFunction = <I, O>(contract: FunctionContract<I, O>): FunctionContract<I, O> => contract

export const handle = <I, O>(contract: FunctionContract<I, O>, run: FunctionHandler<I, O>['run']): FunctionHandler<I, O> => ({ contract, run })

/** Calls a function with its contract's types; what comes back is checked. */
export async function call<I, O>(functions: Functions, contract: FunctionContract<I, O>, input: I): Promise<O> {
  return v.parse(contract.output, await functions.call(contract.name, input))
}

/** The one way to run a handler, whoever hosts it: access, then input, then work, then output. */
export async function serve<I, O>(handler: FunctionHandler<I, O>, world: FunctionWorld, data: unknown): Promise<unknown> {
  const { contract } = handler
  const actor = presentActor(world.actor, world.clock.now())
  if (!allows(contract.access, actor, { fields: {} }))
    throw new PortError('functions', actor ? 'permission-denied' : 'unauthenticated', contract.name)
  // Who sees the site as somebody else does nothing in that person's name that would publish, pay, grant or send.
  if (actor?.claims.imp !== undefined && !contract.whileMasquerading)
    throw new PortError('functions', 'permission-denied', `${contract.name} while masquerading`)
  const input = v.safeParse(contract.input, data)
  if (!input.success) throw new PortError('functions', 'invalid-argument', contract.name, { details: v.flatten(input.issues) })
  try {
    return v.parse(contract.output, await handler.run({ ...world, actor }, input.output))
  } catch (error) {
    if (error instanceof RuleBroken)
      throw new PortError('functions', 'failed-precondition', error.rule, { cause: error, details: { rule: error.rule, ...error.details } })
    throw error
  }
}

/** The broken rule inside a callable's refusal, as it arrives at the caller. */
export function brokenRuleOf(error: unknown): RuleBroken | undefined {
  if (error instanceof RuleBroken) return error
  if (!(error instanceof PortError) || error.port !== 'functions' || error.code !== 'failed-precondition') return undefined
  const details = error.details as { rule?: RuleBroken['rule'] } | undefined
  return details?.rule === undefined ? undefined : new RuleBroken(details.rule, details)
}
