import { addressMatchKey, emailMatchKey, phoneMatchKey } from '../people/match-keys'
import { nameSimilarity } from '../people/name-similarity'
import { nameKey, readName, type WrittenName } from '../people/parse-name'
import type { people } from '../people/people.collection'
import { addressesToFindBy } from '../people/unconfirmed-address'
import { ascending } from '../shared/ascending'
import type { StoredOf } from '../shared/records/collection'

/** The fields of a person that are compared. */
export type Matchable = Pick<
  StoredOf<typeof people>,
  'id' | 'uid' | 'names' | 'emails' | 'phones' | 'addresses' | 'kind' | 'organisation' | 'birthYear'
>

/** Reasons why two records may be one person, the most certain first. */
export const matchRules = ['email', 'namePhone', 'nameAddress', 'similar'] as const
export type MatchRule = (typeof matchRules)[number]

/** Two records that may be one person. `score` is the similarity of their names from 0 to 1, minus penalties for contradictions. */
export interface Match {
  /** The smaller id first. */
  readonly personIds: readonly [string, string]
  readonly rule: MatchRule
  readonly score: number
}

/** Pairs whose names are less similar than this are not proposed (product.md C5). */
export const minLikeness = 0.92

/** The id of a pair, whatever the order of its people. */
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

/**
 * In a group of people with the same key up to this size, everybody is compared with everybody. In a larger one each person is compared
 * only with the first of the group, so that an office's shared phone number does not cost quadratic time.
 */
const wholeGroup = 12
/** In a block of similar names: the number of alphabetical neighbors with which each is compared. */
const neighbours = 24

/**
 * Pairs of records that may be one person, each with its most certain rule. The work grows linearly with the number of people. `known` are
 * the pairs that staff have already decided.
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
    (a, b) => offer(a, b, 'email', nameSimilarity(a.name, b.name)),
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
    const sorted = block.sort(ascending('key'))
    sorted.forEach((a, i) => {
      for (const b of sorted.slice(i + 1, i + 1 + neighbours)) {
        const score = likeness(a, b)
        if (score >= minLikeness) offer(a, b, 'similar', score)
      }
    })
  }
  return [...found.values()].sort(bySureness)
}

/** Similarity of two people's names, minus penalties for a different year of birth, different phones and different houses. */
function likeness(a: Read, b: Read): number {
  const alike = nameSimilarity(a.name, b.name, minLikeness)
  if (alike < minLikeness) return alike
  const apart = (x: readonly string[], y: readonly string[]) => x.length > 0 && y.length > 0 && !x.some(one => y.includes(one))
  const bornApart = a.birthYear !== undefined && b.birthYear !== undefined && a.birthYear !== b.birthYear
  return alike - (bornApart ? 0.2 : 0) - (apart(a.phones, b.phones) ? 0.05 : 0) - (apart(a.houses, b.houses) ? 0.05 : 0)
}

function readPerson({ id, uid, names, emails, phones = [], addresses = [], kind, organisation, birthYear }: Matchable): Read {
  const name = readName(writtenName({ names, kind, organisation }), kind === 'business')
  const present = (keys: readonly (string | undefined)[]) => [...new Set(keys.filter(key => key !== undefined))]
  return {
    id,
    name,
    key: nameKey(name),
    emails: present(addressesToFindBy({ uid, emails }).map(emailMatchKey)),
    phones: present(phones.map(phoneMatchKey)),
    houses: present(addresses.map(addressMatchKey)),
    birthYear,
  }
}

/** The name of a record as one text. If first and last name are separate fields, they need not be guessed from the text. */
export function writtenName({ names, kind, organisation }: Pick<Matchable, 'names' | 'kind' | 'organisation'>): string {
  if (kind === 'business' && organisation) return organisation
  return names.first && names.last && kind === 'person' ? `${names.last}, ${names.first}` : names.display || names.sort
}

/**
 * Blocks within which similar names are compared: the first letters of one word with the first or last letter of another. A typing error in
 * one word changes only some of the blocks, so the pair still shares another block.
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

function eachPair<T>(groups: ReadonlyMap<string, readonly T[]>, compare: (a: T, b: T) => void): void {
  for (const group of groups.values())
    group.forEach((a, i) => {
      if (group.length <= wholeGroup || i === 0) for (const b of group.slice(i + 1)) compare(a, b)
    })
}

const bySureness = (a: Match, b: Match) =>
  matchRules.indexOf(a.rule) - matchRules.indexOf(b.rule) || b.score - a.score || (a.personIds.join() < b.personIds.join() ? -1 : 1)
