import type { Actor } from '../records/policy'
import { type BrokenRule, RuleBroken } from '../records/rule-broken'
import { sha256 } from '../sha256'
import type { HandlerPorts } from './handler-context'

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

/** Numbers of calls, keyed by a hash of callable and caller. No declared collection, and therefore closed to every client. */
export const callLimitsPath = 'callLimits'

interface Counted {
  readonly calls: number
  /** The keys of the last calls, so that a retry is recognized. */
  readonly keys: readonly string[]
  readonly until: Date
}
const keptKeys = 20

/**
 * Counts a call before its work, in one transaction over all its counters. Throws the limit's rule if a counter has reached its limit; a
 * refused call writes nothing.
 */
export async function countCall<I>(
  { name, limit }: { readonly name: string; readonly limit?: CallLimit<I> },
  { actor, clock, documents, network }: HandlerPorts,
  input: I,
  onceKey: string | undefined,
): Promise<void> {
  if (!limit || limit.countedByHandler !== undefined || limit.counts?.(input, actor) === false) return
  const counters = await Promise.all([
    counterOf(name, 'network', limit.network, network),
    counterOf(name, 'account', limit.account, actor?.uid),
    counterOf(name, 'target', limit.target, limit.target?.of(input)),
  ])
  const held = counters.filter(counter => counter !== undefined)
  const key = onceKey ?? (input as { readonly key?: string }).key
  const now = clock.now()
  await documents.transact(async transaction => {
    const found = await Promise.all(held.map(({ path }) => transaction.get(path)))
    // Checks every counter before any is increased.
    const counted = held.flatMap(({ path, most, within }, i) => {
      const known = found[i]?.data as unknown as Counted | undefined
      const { calls, keys, until } = known && known.until > now ? known : { calls: 0, keys: [], until: new Date(now.getTime() + within) }
      if (key !== undefined && keys.includes(key)) return []
      if (calls >= most)
        throw new RuleBroken(limit.rule ?? 'too-many-attempts', { most, seconds: Math.ceil((until.getTime() - now.getTime()) / 1000) })
      const kept = key === undefined ? keys : [...keys, key].slice(-keptKeys)
      return [{ path, data: { calls: calls + 1, keys: kept, until } }]
    })
    for (const counter of counted) transaction.write({ op: 'set', ...counter })
  })
}

async function counterOf(name: string, per: string, allowance: Allowance | undefined, caller: string | undefined) {
  return allowance && caller !== undefined
    ? { path: `${callLimitsPath}/${await sha256(`${name} ${per} ${caller}`)}`, most: allowance.most, within: allowance.within }
    : undefined
}
