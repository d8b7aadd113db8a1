import * as v from 'valibot'
import { isTransient, PortError } from '../../../ports/errors'
import type { Functions } from '../../../ports/functions'
import type { Rule } from '../records/policy'
import { RuleBroken } from '../records/rule-broken'
import type { CallLimit } from './call-limit'
import { retrying } from './retrying'

/** What the browser knows of a callable: its name, who may call it, what goes in and what comes out. All of it is JSON. */
export interface FunctionContract<I, O> {
  readonly name: string
  readonly access: Rule
  /** It may be called by staff who masquerade; nothing else is done in another's name. */
  readonly whileMasquerading?: true
  /**
   * A call whose answer was lost is not done again but answered as it was: its effects and its outcome are one transaction (`context.once`).
   * Every try of one call carries the same key.
   */
  readonly once?: true
  /** How often it may be called, or why there is no limit. Required for every callable that visitors may call or that sends mail. */
  readonly limit?: CallLimit<I> | { readonly none: string }
  /** `none`: callers need no App Check token, even where the host enforces App Check. */
  readonly appCheck?: 'none'
  /** The inputs for which the caller must have signed in, or given the password, in the last five minutes (`isRecent`). */
  recentSignIn?(input: I): boolean
  readonly input: v.GenericSchema<unknown, I>
  readonly output: v.GenericSchema<unknown, O>
}

export const cloudFunction = <I, O>(contract: FunctionContract<I, O>): FunctionContract<I, O> => contract

export const takesRecentSignIn = <I>({ recentSignIn }: Pick<FunctionContract<I, unknown>, 'recentSignIn'>, input: I): boolean =>
  recentSignIn?.(input) ?? false

/** Calls a function with its contract's types; what comes back is checked. */
export async function call<I, O>(functions: Functions, contract: FunctionContract<I, O>, input: I): Promise<O> {
  return v.parse(contract.output, await (contract.once ? callOnce(functions, contract.name, input) : functions.call(contract.name, input)))
}

/** What carries a call that is done once. */
export const onceInput = v.strictObject({ key: v.pipe(v.string(), v.uuid()), input: v.unknown() })

/** Keys of calls whose answer never came, by what they asked: whoever asks the same again continues the same call. */
const unanswered = new WeakMap<Functions, Map<string, string>>()

async function callOnce(functions: Functions, name: string, input: unknown): Promise<unknown> {
  const keys = unanswered.get(functions) ?? new Map<string, string>()
  unanswered.set(functions, keys)
  const asked = JSON.stringify([name, input])
  const key = keys.get(asked) ?? crypto.randomUUID()
  keys.set(asked, key)
  try {
    const answer = await retrying(() => functions.call(name, { key, input }), { tries: 3, wait: 300 })
    keys.delete(asked)
    return answer
  } catch (error) {
    if (!isTransient(error)) keys.delete(asked)
    throw error
  }
}

/** The broken rule inside a callable's refusal, as it arrives at the caller. */
export function brokenRuleOf(error: unknown): RuleBroken | undefined {
  if (error instanceof RuleBroken) return error
  if (!(error instanceof PortError) || error.port !== 'functions') return undefined
  const details = error.details as { rule?: RuleBroken['rule'] } | undefined
  return details?.rule === undefined ? undefined : new RuleBroken(details.rule, details)
}
