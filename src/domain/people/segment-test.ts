import type { ConsentTopic } from '../accounts/consents'
import type { people } from '../accounts/people'
import type { StoredOf } from '../shared/collection'
import { fold } from '../shared/fold'
import { isGroup, type SegmentCondition, type SegmentField, type SegmentGroup, type SegmentPart, segmentFields } from './segment-question'

/** A person as a row of the index has it, and what she agreed to, where the question asks for it. */
export type SegmentRow = Partial<Omit<StoredOf<typeof people>, 'id'>> & { readonly id: string; readonly agreed?: readonly ConsentTopic[] }

const day = 86_400_000

/** Whether a person answers the question; days are counted back from `now`. An empty group asks nothing of anybody. */
export function segmentTest(question: SegmentGroup, now: Date): (row: SegmentRow) => boolean {
  const parts = ('all' in question ? question.all : question.any).map(part => partTest(part, now))
  if (parts.length === 0) return () => true
  return 'all' in question ? row => parts.every(test => test(row)) : row => parts.some(test => test(row))
}

const partTest = (part: SegmentPart, now: Date) => (isGroup(part) ? segmentTest(part, now) : conditionTest(part, now))

function conditionTest({ field, is, value }: SegmentCondition, now: Date): (row: SegmentRow) => boolean {
  const { kind } = segmentFields[field]
  if (kind === 'number') return numberTest(is, Number(value))
  if (kind === 'date') return dateTest(field === 'created' ? 'createdAt' : 'updatedAt', is, value, now)
  const wanted = fold(String(value).trim())
  const read = texts[field as keyof typeof texts]
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

function numberTest(is: string, wanted: number): (row: SegmentRow) => boolean {
  if (is === 'empty') return row => row.birthYear === undefined
  return ({ birthYear }) =>
    birthYear !== undefined && (is === 'is' ? birthYear === wanted : is === 'least' ? birthYear >= wanted : birthYear <= wanted)
}

/** `since` and `until` are whole days in UTC, both ends included. */
function dateTest(field: 'createdAt' | 'updatedAt', is: string, value: string | number, now: Date): (row: SegmentRow) => boolean {
  const [from, to] = dateSpan(is, value, now)
  return row => {
    const at = row[field]?.getTime()
    return at !== undefined && at >= from && at < to
  }
}

/** The instants that a condition on a date lets in: from, and before. */
export function dateSpan(is: string, value: string | number, now: Date): readonly [from: number, before: number] {
  const ever = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const
  if (is === 'within') return [now.getTime() - Number(value) * day, ever[1]]
  if (is === 'before') return [ever[0], now.getTime() - Number(value) * day]
  const at = Date.parse(`${String(value)}T00:00:00Z`)
  return is === 'since' ? [at, ever[1]] : [ever[0], at + day]
}

const filled = (...all: readonly (string | undefined)[]) => all.filter(text => text !== undefined && text !== '') as string[]

const texts: Readonly<Record<Exclude<SegmentField, 'birthYear' | 'created' | 'updated'>, (row: SegmentRow) => readonly string[]>> = {
  name: ({ names }) => filled(names?.display, names?.sort),
  organisation: ({ organisation }) => filled(organisation),
  email: ({ emails = [] }) => emails.map(({ address }) => address),
  phone: ({ phones = [] }) => phones,
  city: ({ addresses = [] }) => addresses.map(({ city }) => city),
  postcode: ({ addresses = [] }) => filled(...addresses.map(({ postcode }) => postcode)),
  source: ({ source }) => filled(source),
  tag: ({ tags = [] }) => tags,
  agreed: ({ agreed = [] }) => agreed,
  kind: ({ kind }) => filled(kind),
  has: row =>
    filled(
      row.emails?.length ? 'e-mail' : undefined,
      row.phones?.length ? 'phone' : undefined,
      row.addresses?.length ? 'address' : undefined,
      row.uid ? 'account' : undefined,
      row.emails?.some(({ bounce }) => bounce?.hardAt) ? 'returned mail' : undefined,
    ),
}
