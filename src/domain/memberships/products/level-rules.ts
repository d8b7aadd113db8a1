import type { DataOf } from '../../shared/records/collection'
import { slugOf } from '../../shared/text/slug'
import type { membershipProducts } from '../membership-products.collection'

export type Levels = DataOf<typeof membershipProducts>['levels']
type Level = Levels[number]

/** Keys are used in addresses and in order lines. */
const keyForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Below this amount, card fees make a charge pointless. */
const leastMonthlyCents = 100

/** The first broken rule, with the level's name. */
export type BrokenLevel = { readonly rule: 'level-key' | 'level-price' | 'level-schedule'; readonly name: string }

/**
 * The first broken rule: keys are unique, benefits are worth no more than any price of their level (product.md D3), and scheduled prices
 * begin on different days after today.
 */
export function brokenLevel(levels: Levels, today: string): BrokenLevel | undefined {
  for (const { key, name, price, scheduled = [], monthly, fmv } of levels) {
    if (!keyForm.test(key) || levels.filter(other => other.key === key).length > 1) return { rule: 'level-key', name }
    const months = [monthly, ...scheduled.map(one => one.monthly)]
    if (months.some(month => month && month.cents < leastMonthlyCents)) return { rule: 'level-price', name }
    const prices = [price, ...scheduled.map(one => one.price)]
    if (prices.some(({ cents }) => cents < 0 || (fmv && fmv.cents > cents)) || (fmv && fmv.cents < 0)) return { rule: 'level-price', name }
    const days = scheduled.map(({ from }) => from)
    if (days.some(day => day <= today) || new Set(days).size < days.length) return { rule: 'level-schedule', name }
  }
  return undefined
}

/** Whether the price of a remaining level changed; orders name the version of the prices that they used. */
export const isRepriced = (before: Levels, after: Levels): boolean =>
  after.some(level => {
    const was = before.find(({ key }) => key === level.key)
    return was !== undefined && (!isSame(was, level, 'price') || !isSame(was, level, 'monthly'))
  })

const isSame = (a: Level, b: Level, name: 'price' | 'monthly') => a[name]?.cents === b[name]?.cents

/** A level as entered: a new one has no key yet. */
export type EnteredLevel = Omit<Level, 'key'> & { readonly key?: string | undefined }

/** Gives each new level a key derived from its name; existing keys stay. */
export function withKeys(entered: readonly EnteredLevel[]): Levels {
  const taken = new Set(entered.flatMap(({ key }) => key ?? []))
  return entered.map(level => {
    const key = level.key ?? freeKey(slugOf(level.name, 26) || 'level', taken)
    taken.add(key)
    return { ...level, key }
  })
}

function freeKey(words: string, taken: ReadonlySet<string>): string {
  for (let n = 2, key = words; ; n++) {
    if (!taken.has(key)) return key
    key = `${words}-${n}`
  }
}
