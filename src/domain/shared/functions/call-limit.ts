import { RuleBroken } from '../records/rule-broken'
import { sha256 } from '../sha256'
import type { Allowance, CallLimit } from './cloud-function'
import type { HandlerPorts } from './handler'

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
