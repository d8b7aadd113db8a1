import type { people } from '../accounts/people'
import type { StoredOf } from '../shared/collection'
import { addressMatchKey, emailMatchKey, phoneMatchKey } from './match-keys'
import { nameLikeness } from './name-likeness'
import { nameKey, readName, type WrittenName } from './written-name'

/** What of a person is compared. */
export type Matchable = Pick<StoredOf<typeof people>, 'id' | 'names' | 'emails' | 'phones' | 'addresses' | 'kind' | 'organisation' | 'birthYear'>

/** Why two records may be one person, the surest first. */
export const matchRules = ['email', 'namePhone', 'nameAddress', 'similar'] as const
export type MatchRule = (typeof matchRules)[number]

/** Two records that may be one person. `score` is how alike their names are, from 0 to 1, less what speaks against it. */
export interface Match {
  /** The smaller id first. */
  readonly personIds: readonly [string, string]
  readonly rule: MatchRule
  readonly score: number
}

/** Names that are less alike are not offered (product §C5). */
export const leastLikeness = 0.92

/** The id of a pair, whichever is named first. */
export const pairId = (a: string, b: string) => (a < b ? `${a}_${b}` : `${b}_${a}`)

interface Read {
  readonly id: string
  readonly name: WrittenName
  readonly key: string
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly houses: readonly string[]
  readonly birthYear: number | undefined
}

/** People who share a key are all compared; of more than these only with the first, so that an office's number costs no square. */
const wholeGroup = 12
/** In a block of like names, how many neighbours in the order of the alphabet each is compared with. */
const neighbours = 24

/**
 * Pairs of records that may be one person, each by its surest rule; the work grows with the number of people, not with its square.
 * `known` are pairs somebody has decided upon.
 */
export function matchPeople(all: readonly Matchable[], known: ReadonlySet<string> = new Set()): readonly Match[] {
  const read = all.map(readPerson)
  const found = new Map<string, Match>()
  const offer = (a: Read, b: Read, rule: MatchRule, score: number) => {
    const id = pairId(a.id, b.id)
    if (a.id !== b.id && !known.has(id) && !found.has(id))
      found.set(id, { personIds: a.id < b.id ? [a.id, b.id] : [b.id, a.id], rule, score: Math.round(score * 1000) / 1000 })
  }
  eachPair(
    grouped(read, person => person.emails),
    (a, b) => offer(a, b, 'email', nameLikeness(a.name, b.name)),
  )
  eachPair(
    grouped(read, ({ key, phones }) => phones.map(phone => `${key} ${phone}`)),
    (a, b) => offer(a, b, 'namePhone', 1),
  )
  eachPair(
    grouped(read, ({ key, houses }) => houses.map(house => `${key} ${house}`)),
    (a, b) => offer(a, b, 'nameAddress', 1),
  )
  for (const block of grouped(read, blocksOf).values()) {
    const sorted = block.sort((a, b) => (a.key < b.key ? -1 : 1))
    sorted.forEach((a, i) => {
      for (const b of sorted.slice(i + 1, i + 1 + neighbours)) {
        const score = likeness(a, b)
        if (score >= leastLikeness) offer(a, b, 'similar', score)
      }
    })
  }
  return [...found.values()].sort(bySureness)
}

/** How alike two people are by name, less what speaks against it: another year of birth, other phones, other houses. */
function likeness(a: Read, b: Read): number {
  const alike = nameLikeness(a.name, b.name, leastLikeness)
  if (alike < leastLikeness) return alike
  const apart = (x: readonly string[], y: readonly string[]) => x.length > 0 && y.length > 0 && !x.some(one => y.includes(one))
  const bornApart = a.birthYear !== undefined && b.birthYear !== undefined && a.birthYear !== b.birthYear
  return alike - (bornApart ? 0.2 : 0) - (apart(a.phones, b.phones) ? 0.05 : 0) - (apart(a.houses, b.houses) ? 0.05 : 0)
}

function readPerson({ id, names, emails, phones = [], addresses = [], kind, organisation, birthYear }: Matchable): Read {
  const name = readName(writtenName({ names, kind, organisation }), kind === 'business')
  const present = (keys: readonly (string | undefined)[]) => [...new Set(keys.filter(key => key !== undefined))]
  return {
    id,
    name,
    key: nameKey(name),
    emails: present(emails.map(({ address }) => emailMatchKey(address))),
    phones: present(phones.map(phoneMatchKey)),
    houses: present(addresses.map(addressMatchKey)),
    birthYear,
  }
}

/** A record's name as one text; where first and last name stand apart, no guess is needed. */
export function writtenName({ names, kind, organisation }: Pick<Matchable, 'names' | 'kind' | 'organisation'>): string {
  if (kind === 'business' && organisation) return organisation
  return names.first && names.last && kind === 'person' ? `${names.last}, ${names.first}` : names.display || names.sort
}

/**
 * Blocks in which like names are looked for: the beginning of one word, with the first or the last letter of another. A slip anywhere in
 * one word leaves one block of the other.
 */
function blocksOf({ name, key }: Read): readonly string[] {
  if (name.means === 'organisation') return [`= ${key.slice(2, 6)}`]
  const words = name.people.flatMap(({ given, family }) => [given.split(' ')[0]!, family.split(' ').at(-1)!]).filter(Boolean)
  const ways = words.flatMap((word, i) =>
    words.filter((_, j) => j !== i).flatMap(other => [`${word.slice(0, 4)} ${other[0]!}`, `${word.slice(0, 4)} -${other.at(-1)!}`]),
  )
  return [...new Set(ways.length > 0 ? ways : words.map(word => word.slice(0, 4)))]
}

function grouped<T>(all: readonly T[], keysOf: (one: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all)
    for (const key of keysOf(one)) {
      const group = groups.get(key)
      if (group) group.push(one)
      else groups.set(key, [one])
    }
  return groups
}

function eachPair<T>(groups: ReadonlyMap<string, readonly T[]>, tell: (a: T, b: T) => void): void {
  for (const group of groups.values())
    group.forEach((a, i) => {
      if (group.length <= wholeGroup || i === 0) for (const b of group.slice(i + 1)) tell(a, b)
    })
}

const bySureness = (a: Match, b: Match) =>
  matchRules.indexOf(a.rule) - matchRules.indexOf(b.rule) || b.score - a.score || (a.personIds.join() < b.personIds.join() ? -1 : 1)
