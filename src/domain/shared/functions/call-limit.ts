import type { Actor } from '../records/policy'
import { type BrokenRule, RuleBroken } from '../records/rule-broken'
import { sha256 } from '../sha256'
import type { HandlerPorts } from './handler-context'

export const hour = 3_600_000
export const day = 86_400_000

/** How often a callable may be called. Calls whose input has the same `key`, and tries of one call with `once`, are counted once. */
export interface CallLimit<I = unknown> {
  readonly most: number
  /** Milliseconds. */
  readonly within: number
  /** Whose calls are counted together: each of these may call so often. What is unknown, such as the account of a visitor, is not counted. */
  readonly per: readonly ('account' | 'network' | 'target')[]
  /** What `target` is, such as the address that is written to. */
  target?(input: I): string
  /** Calls for which this is false are free. */
  counts?(input: I, actor: Actor | undefined): boolean
  /** The rule that is broken by one call more; `too-many-attempts` unless told. */
  readonly rule?: BrokenRule
  /** Why the handler counts instead. */
  readonly countedByHandler?: string
}

/** Times of calls, by the digest of callable and caller. In no declared collection, and so closed to every client. */
export const callLimitsPath = 'callLimits'

/** Counts a call before its work, in one transaction for all callers it is counted for. Throws the limit's rule where one of them has used it up. */
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
