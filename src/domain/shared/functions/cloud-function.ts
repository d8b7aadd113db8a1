import * as v from 'valibot'
import { isTransient, PortError } from '../../../ports/errors'
import type { CallWeight, Functions } from '../../../ports/functions'
import type { Actor, Rule } from '../records/policy'
import { type BrokenRule, RuleBroken } from '../records/rule-broken'
import { retrying } from './retrying'

/** At most this number of calls in this time, in milliseconds. The time begins with the first call. */
export interface Allowance {
  readonly most: number
  readonly within: number
}
export const hourly = (most: number): Allowance => ({ most, within: 3_600_000 })
export const daily = (most: number): Allowance => ({ most, within: 86_400_000 })

/**
 * How often a callable may be called by one account, from one network, and for one target. A call counts against each of these that is
 * declared and known. Calls with the same `key`, and retries of one call with `once`, count as one.
 */
export interface CallLimit<I = unknown> {
  readonly account?: Allowance
  readonly network?: Allowance
  /** `of` is the person or thing that the call is about, such as the address that an email is sent to. */
  readonly target?: Allowance & { of(input: I): string | undefined }
  /** Calls for which this is false are not counted. */
  counts?(input: I, actor: Actor | undefined): boolean
  /** The rule that a call over the limit breaks; `too-many-attempts` by default. */
  readonly rule?: BrokenRule
  /** Calls over the limit are still answered; only the work that they `note` is skipped. */
  readonly holds?: 'notes'
  /** Why the handler counts its calls itself. */
  readonly countedByHandler?: string
}

/** What the browser knows of a callable: its name, its access rule, its input and its output. All of it is JSON. */
export interface FunctionContract<I, O> extends CallWeight {
  readonly name: string
  readonly access: Rule
  /** Staff who masquerade may call it. All other callables refuse them. */
  readonly whileMasquerading?: true
  /**
   * Why calling it twice is harmless. The response of every other callable is stored for a day: a retry after a lost response repeats no work
   * and gets the stored response.
   */
  readonly repeatable?: string
  /** The client retries it by itself, up to three tries, so that the user does not have to press the button again. */
  readonly once?: true
  /**
   * How often it may be called. Required if visitors or anybody with an account may call it, and if it is costly
   * (`tests/architecture/call-limits.test.ts`).
   */
  readonly limit?: CallLimit<I>
  /** `none`: callers need no App Check token, even where the host enforces App Check. */
  readonly appCheck?: 'none'
  /** The inputs for which the caller must have signed in, or entered the password, in the last five minutes (`isRecent`). */
  recentSignIn?(input: I): boolean
  readonly input: v.GenericSchema<unknown, I>
  readonly output: v.GenericSchema<unknown, O>
}

/** `repeatable` of a callable that writes nothing: it may be called while the site is seen as another role. */
export const onlyReads = 'it only reads'

export const cloudFunction = <I, O>(contract: FunctionContract<I, O>): FunctionContract<I, O> => contract

export const takesRecentSignIn = <I>({ recentSignIn }: Pick<FunctionContract<I, unknown>, 'recentSignIn'>, input: I): boolean =>
  recentSignIn?.(input) ?? false

/** Calls a function with its contract's types, and checks the answer. */
export async function call<I, O>(functions: Functions, contract: FunctionContract<I, O>, input: I): Promise<O> {
  return v.parse(
    contract.output,
    await (contract.repeatable === undefined ? callOnce(functions, contract, input) : functions.call(contract.name, input, weightOf(contract))),
  )
}

const weightOf = ({ heavy }: CallWeight): CallWeight => ({ heavy })

/** The input of a call that is not `repeatable`. */
export const onceInput = v.strictObject({ key: v.pipe(v.string(), v.uuid()), input: v.unknown() })

/** The last call of each callable that got no response: the same input again continues that call. */
const unanswered = new WeakMap<Functions, Map<string, { readonly asked: string; readonly key: string; readonly at: number }>>()

/** Milliseconds after which the same input is a new call. */
const continuesFor = 600_000

async function callOnce<I>(functions: Functions, contract: FunctionContract<I, unknown>, input: I): Promise<unknown> {
  const { name, once } = contract
  const calls = unanswered.get(functions) ?? new Map<string, { asked: string; key: string; at: number }>()
  unanswered.set(functions, calls)
  const asked = JSON.stringify(input)
  const before = calls.get(name)
  const continues = before?.asked === asked && performance.now() - before.at < continuesFor
  const current = continues ? before : { asked, key: crypto.randomUUID(), at: performance.now() }
  const forget = () => calls.get(name) === current && calls.delete(name)
  calls.set(name, current)
  try {
    const answer = await retrying(() => functions.call(name, { key: current.key, input }, weightOf(contract)), { tries: once ? 3 : 1, wait: 300 })
    forget()
    return answer
  } catch (error) {
    if (!isTransient(error)) forget()
    throw error
  }
}

/** The broken rule of the organization in a callable's error, as the caller receives it. */
export function brokenRuleOf(error: unknown): RuleBroken | undefined {
  if (error instanceof RuleBroken) return error
  if (!(error instanceof PortError) || error.port !== 'functions') return undefined
  const details = error.details as { rule?: RuleBroken['rule'] } | undefined
  return details?.rule === undefined ? undefined : new RuleBroken(details.rule, details)
}
