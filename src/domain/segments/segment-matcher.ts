import type { people } from '../people/people.collection'
import type { StoredOf } from '../shared/records/collection'
import { fold } from '../shared/text/fold-accents'
import { isGroup, type SegmentCondition, type SegmentGroup, type SegmentPart, segmentFieldNamed } from './segment-conditions'
import type { SegmentFacts } from './segment-facts'

/** A person as a row of the index, with the facts of other records that the question uses. */
export type SegmentRow = Partial<Omit<StoredOf<typeof people>, 'id'>> & { readonly id: string } & SegmentFacts

const day = 86_400_000

/** Whether a person matches the question; days count back from `now`. An empty group matches everybody. */
export function segmentTest(question: SegmentGroup, now: Date): (row: SegmentRow) => boolean {
  const parts = ('all' in question ? question.all : question.any).map(part => partTest(part, now))
  if (parts.length === 0) return () => true
  return 'all' in question ? row => parts.every(test => test(row)) : row => parts.some(test => test(row))
}

const partTest = (part: SegmentPart, now: Date) => (isGroup(part) ? segmentTest(part, now) : conditionTest(part, now))

function conditionTest({ field, is, value }: SegmentCondition, now: Date): (row: SegmentRow) => boolean {
  const { kind } = segmentFieldNamed(field)
  if (kind === 'number') return numberTest(field, is, Number(value))
  if (kind === 'date' || kind === 'past') return dateTest(dates[field]!, is, value, now)
  const wanted = fold(String(value).trim())
  const read = texts[field] ?? (row => filled(valueIn(row, field) as string | undefined))
  if (kind === 'set') {
    const has = (row: SegmentRow) => read(row).some(text => fold(text) === wanted)
    return is === 'has' ? has : row => !has(row)
  }
  switch (is) {
    case 'empty':
      return row => read(row).length === 0
    case 'filled':
      return row => read(row).length > 0
    case 'is':
      return row => read(row).some(text => fold(text) === wanted)
    case 'begins':
      return row => read(row).some(text => fold(text).startsWith(wanted))
    default:
      return row => read(row).some(text => fold(text).includes(wanted))
  }
}

function numberTest(field: string, is: string, wanted: number): (row: SegmentRow) => boolean {
  return row => {
    const value = valueIn(row, field) as number | undefined
    if (is === 'empty') return value === undefined
    return value !== undefined && (is === 'is' ? value === wanted : is === 'least' ? value >= wanted : value <= wanted)
  }
}

/** The date behind each field. */
const dates: { readonly [field: string]: 'createdAt' | 'updatedAt' | 'gift' | 'visit' } = {
  created: 'createdAt',
  updated: 'updatedAt',
  gift: 'gift',
  visit: 'visit',
}

/** `since` and `until` are whole days in UTC and inclusive. */
function dateTest(field: 'createdAt' | 'updatedAt' | 'gift' | 'visit', is: string, value: string | number, now: Date): (row: SegmentRow) => boolean {
  if (is === 'filled') return row => row[field] !== undefined
  if (is === 'empty') return row => row[field] === undefined
  const [from, to] = dateSpan(is, value, now)
  return row => {
    const at = row[field]?.getTime()
    return at !== undefined && at >= from && at < to
  }
}

/** The instants that a date condition accepts: from (inclusive) to before (exclusive). */
export function dateSpan(is: string, value: string | number, now: Date): readonly [from: number, before: number] {
  const ever = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const
  if (is === 'within') return [now.getTime() - Number(value) * day, ever[1]]
  if (is === 'before') return [ever[0], now.getTime() - Number(value) * day]
  const at = Date.parse(`${String(value)}T00:00:00Z`)
  return is === 'since' ? [at, ever[1]] : [ever[0], at + day]
}

const valueIn = (row: SegmentRow, field: string): unknown => (row as unknown as { readonly [name: string]: unknown })[field]

const filled = (...all: readonly (string | undefined)[]) => all.filter(text => text !== undefined && text !== '') as string[]

/** Fields that need their own lookup in the record. */
const texts: { readonly [field: string]: (row: SegmentRow) => readonly string[] } = {
  name: ({ names }) => filled(names?.display, names?.sort),
  email: ({ emails = [] }) => emails.map(({ address }) => address),
  phone: ({ phones = [] }) => phones,
  city: ({ addresses = [] }) => addresses.map(({ city }) => city),
  postcode: ({ addresses = [] }) => filled(...addresses.map(({ postcode }) => postcode)),
  tag: ({ tags = [] }) => tags,
  agreed: ({ agreed = [] }) => agreed,
  membership: ({ membership = [] }) => membership,
  has: row =>
    filled(
      row.emails?.length ? 'e-mail' : undefined,
      row.phones?.length ? 'phone' : undefined,
      row.addresses?.length ? 'address' : undefined,
      row.uid ? 'account' : undefined,
      row.emails?.some(({ bounce }) => bounce?.hardAt) ? 'returned mail' : undefined,
    ),
}
