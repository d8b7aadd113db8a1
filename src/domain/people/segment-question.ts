import * as v from 'valibot'
import { consentTopics } from '../accounts/consents'
import { RuleBroken } from '../shared/rule-broken'

/** What a segment may ask of a person, and how it is asked. */
export const segmentFields = {
  name: { label: 'Name', kind: 'text' },
  organisation: { label: 'Organisation', kind: 'text' },
  email: { label: 'E-mail', kind: 'text' },
  phone: { label: 'Phone', kind: 'text' },
  city: { label: 'City', kind: 'text' },
  postcode: { label: 'Postcode', kind: 'text' },
  source: { label: 'Where from', kind: 'text' },
  tag: { label: 'Tag', kind: 'set' },
  agreed: { label: 'Agreed to', kind: 'set', choices: consentTopics },
  kind: { label: 'Kind', kind: 'set', choices: ['person', 'business'] },
  has: { label: 'Has', kind: 'set', choices: ['e-mail', 'phone', 'address', 'account', 'returned mail'] },
  birthYear: { label: 'Year of birth', kind: 'number' },
  created: { label: 'Entered', kind: 'date' },
  updated: { label: 'Last changed', kind: 'date' },
} as const satisfies Record<string, { label: string; kind: SegmentKind; choices?: readonly string[] }>
export type SegmentField = keyof typeof segmentFields

/** How each kind of field is compared. Text is compared without accents and case; days are counted back from today. */
export const segmentComparisons = {
  text: ['is', 'contains', 'begins', 'empty', 'filled'],
  set: ['has', 'hasNot'],
  number: ['is', 'least', 'most', 'empty'],
  date: ['within', 'before', 'since', 'until'],
} as const
export type SegmentKind = keyof typeof segmentComparisons
export type SegmentComparison = (typeof segmentComparisons)[SegmentKind][number]

export interface SegmentCondition {
  readonly field: SegmentField
  readonly is: SegmentComparison
  /** A text; a whole number; for `within` and `before` days ago, for `since` and `until` a day (`YYYY-MM-DD`). */
  readonly value: string | number
}
export type SegmentGroup = { readonly all: readonly SegmentPart[] } | { readonly any: readonly SegmentPart[] }
export type SegmentPart = SegmentCondition | SegmentGroup

/** Groups within groups within the question: no deeper. */
export const segmentLevels = 3
/** Conditions in one question. */
export const mostConditions = 40

const condition = v.pipe(
  v.strictObject({
    field: v.picklist(Object.keys(segmentFields) as [SegmentField, ...SegmentField[]]),
    is: v.picklist(Object.values(segmentComparisons).flat() as [SegmentComparison, ...SegmentComparison[]]),
    value: v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))]),
  }),
  v.check(fits, 'is not how this is asked'),
)
const group: v.GenericSchema<unknown, SegmentGroup> = v.lazy(() => {
  const parts = v.pipe(v.array(v.union([condition, group])), v.maxLength(mostConditions))
  return v.union([v.strictObject({ all: parts }), v.strictObject({ any: parts })])
}) as v.GenericSchema<unknown, SegmentGroup>

function fits({ field, is, value }: SegmentCondition): boolean {
  const { kind } = segmentFields[field]
  if (!(segmentComparisons[kind] as readonly string[]).includes(is)) return false
  if (kind === 'date' && (is === 'since' || is === 'until')) return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  if (is === 'empty' || is === 'filled') return true
  return (kind === 'number' || kind === 'date') === (typeof value === 'number')
}

/** The question that a segment keeps as JSON. Throws `segment-unreadable` for what is none, or is deeper or longer than allowed. */
export function readQuestion(json: string): SegmentGroup {
  const read = v.safeParse(group, parsed(json))
  if (!read.success || levelsOf(read.output) > segmentLevels || countOf(read.output) > mostConditions) throw new RuleBroken('segment-unreadable')
  return read.output
}

export const writeQuestion = (question: SegmentGroup): string => JSON.stringify(question)

export const partsOf = (of: SegmentGroup): readonly SegmentPart[] => ('all' in of ? of.all : of.any)
export const isGroup = (part: SegmentPart): part is SegmentGroup => 'all' in part || 'any' in part

/** Whether any condition of the question asks for the field. */
export const asksFor = (question: SegmentGroup, field: SegmentField): boolean =>
  partsOf(question).some(part => (isGroup(part) ? asksFor(part, field) : part.field === field))

export const levelsOf = (of: SegmentGroup): number => 1 + Math.max(0, ...partsOf(of).map(part => (isGroup(part) ? levelsOf(part) : 0)))
const countOf = (of: SegmentGroup): number => partsOf(of).reduce((sum, part) => sum + (isGroup(part) ? countOf(part) : 1), 0)

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    if (error instanceof SyntaxError) throw new RuleBroken('segment-unreadable')
    throw error
  }
}
