import * as v from 'valibot'
import { isTransient, PortError } from '../../../ports/errors'
import type { Functions } from '../../../ports/functions'
import type { Rule } from '../records/policy'
import { RuleBroken } from '../records/rule-broken'
import type { CallLimit } from './call-limit'
import { retrying } from './retrying'

/** What the browser knows of a callable: its name, who may call it, its input and its output. All of it is JSON. */
export interface FunctionContract<I, O> {
  readonly name: string
  readonly access: Rule
  /** Staff who masquerade may call it. All other callables refuse them. */
  readonly whileMasquerading?: true
  /**
   * A retry after a lost answer does nothing again and gets the first answer: the effects and the outcome are one transaction
   * (`context.once`). Every try of one call carries the same key.
   */
  readonly once?: true
  /** How often it may be called, or why there is no limit. Required for every callable that visitors may call or that sends mail. */
  readonly limit?: CallLimit<I> | { readonly none: string }
  /** `none`: callers need no App Check token, even where the host enforces App Check. */
  readonly appCheck?: 'none'
  /** The inputs for which the caller must have signed in, or entered the password, in the last five minutes (`isRecent`). */
  recentSignIn?(input: I): boolean
  readonly input: v.GenericSchema<unknown, I>
  readonly output: v.GenericSchema<unknown, O>
}

export const cloudFunction = <I, O>(contract: FunctionContract<I, O>): FunctionContract<I, O> => contract

export const takesRecentSignIn = <I>({ recentSignIn }: Pick<FunctionContract<I, unknown>, 'recentSignIn'>, input: I): boolean =>
  recentSignIn?.(input) ?? false

/** Calls a function with its contract's types, and checks the answer. */
export async function call<I, O>(functions: Functions, contract: FunctionContract<I, O>, input: I): Promise<O> {
  return v.parse(contract.output, await (contract.once ? callOnce(functions, contract.name, input) : functions.call(contract.name, input)))
}

/** The input of a call with `once`. */
export const onceInput = v.strictObject({ key: v.pipe(v.string(), v.uuid()), input: v.unknown() })

/** Keys of calls that got no answer, by their input: the same input again continues the same call. */
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

/** The rule of the organisation that a callable's error carries, as the caller receives it. */
export function brokenRuleOf(error: unknown): RuleBroken | undefined {
  if (error instanceof RuleBroken) return error
  if (!(error instanceof PortError) || error.port !== 'functions') return undefined
  const details = error.details as { rule?: RuleBroken['rule'] } | undefined
  return details?.rule === undefined ? undefined : new RuleBroken(details.rule, details)
}
