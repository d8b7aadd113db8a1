import type { Actor } from '../records/policy'
import { type BrokenRule, RuleBroken } from '../records/rule-broken'
import { sha256 } from '../sha256'
import type { HandlerPorts } from './handler-context'

export const hour = 3_600_000
export const day = 86_400_000

/** How often a callable may be called. Calls with the same `key`, and tries of one call with `once`, count as one. */
export interface CallLimit<I = unknown> {
  readonly most: number
  /** Milliseconds. */
  readonly within: number
  /** What calls are counted by: the limit holds for each of these. An unknown one, such as the account of a visitor, is not counted. */
  readonly per: readonly ('account' | 'network' | 'target')[]
  /** What `target` is, such as the address that an email is sent to. */
  target?(input: I): string
  /** Calls for which this is false are not counted. */
  counts?(input: I, actor: Actor | undefined): boolean
  /** The rule that one call too many breaks; `too-many-attempts` by default. */
  readonly rule?: BrokenRule
  /** Why the handler counts instead. */
  readonly countedByHandler?: string
}

/** Times of calls, by a hash of callable and caller. Not in a declared collection, so closed to every client. */
export const callLimitsPath = 'callLimits'

/**
 * Counts a call before its work, in one transaction for all that it counts for. Throws the limit's rule where one of them has reached the
 * limit.
 */
export async function countCall<I>(
  { name, limit }: { readonly name: string; readonly limit?: CallLimit<I> | { readonly none: string } },
  { actor, clock, documents, network }: HandlerPorts,
  input: I,
  onceKey: string | undefined,
): Promise<void> {
  if (!limit || 'none' in limit || limit.countedByHandler !== undefined || limit.counts?.(input, actor) === false) return
  const { most, within, rule = 'too-many-attempts' } = limit
  const callers = { account: actor?.uid, network, target: limit.target?.(input) }
  const named = limit.per.flatMap(per => (callers[per] === undefined ? [] : [`${name} ${per} ${callers[per]}`]))
  const paths = (await Promise.all(named.map(sha256))).map(digest => `${callLimitsPath}/${digest}`)
  const key = onceKey ?? (input as { readonly key?: string }).key ?? crypto.randomUUID()
  const now = clock.now()
  await documents.transact(async transaction => {
    const found = await Promise.all(paths.map(path => transaction.get(path)))
    for (const [i, path] of paths.entries()) {
      const known = (found[i]?.data['calls'] ?? []) as unknown as readonly { readonly at: Date; readonly key: string }[]
      const calls = known.filter(({ at }) => at.getTime() > now.getTime() - within)
      if (calls.some(call => call.key === key)) continue
      if (calls.length >= most)
        throw new RuleBroken(rule, { most, seconds: Math.ceil((calls[calls.length - most]!.at.getTime() + within - now.getTime()) / 1000) })
      transaction.write({ op: 'set', path, data: { calls: [...calls, { at: now, key }], until: new Date(now.getTime() + within) } })
    }
  })
}
