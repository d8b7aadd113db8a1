import * as v from 'valibot'
import type { audiences } from '../memberships/memberships.collection'
import { consentTopics } from '../people/consents.collection'
import { people } from '../people/people.collection'
import { isTooDeep } from '../shared/is-nested-too-deep'
import { plainFields } from '../shared/plain-fields'
import { localDate } from '../shared/records/fields'
import { type Rule, scope } from '../shared/records/policy'
import { RuleBroken } from '../shared/records/rule-broken'

export interface SegmentFieldFacts {
  readonly label: string
  readonly kind: SegmentKind
  readonly choices?: readonly string[]
  /** Labels of choices whose code is not a label in lower case. */
  readonly choiceLabels?: Readonly<Record<string, string>>
  /** Who may ask, if not everybody who reads people: the answer tells what the records hold. */
  readonly rule?: Rule
}

/** Comparison kind for each single-value field type. */
const plainKinds = { text: 'text', number: 'number', choice: 'set' } as const

/** The names of the kinds of membership that somebody may have today. */
const memberAs: Readonly<Record<(typeof audiences)[number], string>> = {
  artist: 'Artist member',
  artlover: 'Art lover member',
  student: 'Student member',
  business: 'Business member',
}

/** The fields that lie in other records than the person's own. */
const factFields = ['agreed', 'membership', 'gift', 'visit'] as const
export type SegmentFact = (typeof factFields)[number]

/**
 * The fields of a person that a segment's question may use and how each is compared: fields that need their own lookup in the record, and
 * every single-value field.
 */
export const segmentFields: { readonly [field: string]: SegmentFieldFacts } = {
  name: { label: 'Name', kind: 'text' },
  email: { label: 'Email', kind: 'text' },
  phone: { label: 'Phone', kind: 'text' },
  city: { label: 'City', kind: 'text' },
  postcode: { label: 'Postcode', kind: 'text' },
  ...Object.fromEntries(
    plainFields(people).map(([name, { label, kind, choices }]) => [
      name,
      { label, kind: plainKinds[kind as keyof typeof plainKinds], ...(choices && { choices }) },
    ]),
  ),
  tag: { label: 'Tag', kind: 'set' },
  agreed: { label: 'Agreed to', kind: 'set', choices: consentTopics },
  has: { label: 'Has', kind: 'set', choices: ['e-mail', 'phone', 'address', 'account', 'returned mail'], choiceLabels: { 'e-mail': 'Email' } },
  membership: {
    label: 'Membership',
    kind: 'set',
    choices: ['current', 'ending', 'grace', 'lapsed', 'suspended', ...Object.keys(memberAs)],
    choiceLabels: { ending: 'Ending within 30 days', grace: 'In its days of grace', lapsed: 'Ended', ...memberAs },
  },
  // As the gifts themselves may be read.
  gift: { label: 'Last gift', kind: 'past', rule: scope('money') },
  visit: { label: 'Last came to an event', kind: 'past' },
  created: { label: 'Created', kind: 'date' },
  updated: { label: 'Last changed', kind: 'date' },
}

export function segmentFieldNamed(field: string): SegmentFieldFacts {
  const facts = segmentFields[field]
  if (!facts) throw new Error(`segments have no field ${field}`)
  return facts
}

/** Comparisons of each kind of field. Text ignores accents and case; days count back from today. */
export const segmentComparisons = {
  text: ['is', 'contains', 'begins', 'empty', 'filled'],
  set: ['has', 'hasNot'],
  number: ['is', 'least', 'most', 'empty'],
  date: ['within', 'before', 'since', 'until'],
  /** A date of something that may never have happened. */
  past: ['within', 'before', 'since', 'until', 'filled', 'empty'],
} as const
export type SegmentKind = keyof typeof segmentComparisons
export type SegmentComparison = (typeof segmentComparisons)[SegmentKind][number]

export interface SegmentCondition {
  /** A key of `segmentFields`. */
  readonly field: string
  readonly is: SegmentComparison
  /** Text; a whole number; days ago for `within` and `before`; a day (`YYYY-MM-DD`) for `since` and `until`. */
  readonly value: string | number
}
export type SegmentGroup = { readonly all: readonly SegmentPart[] } | { readonly any: readonly SegmentPart[] }
export type SegmentPart = SegmentCondition | SegmentGroup

/** Maximum nesting: groups within groups within the question. */
export const segmentLevels = 3
/** Maximum number of conditions in one question. */
export const maxConditions = 40

/** Characters of a text in a condition, and the largest number. */
export const conditionLimits = { text: 200, number: 100_000 }

const condition = v.pipe(
  v.strictObject({
    field: v.picklist(Object.keys(segmentFields)),
    is: v.picklist(Object.values(segmentComparisons).flat() as [SegmentComparison, ...SegmentComparison[]]),
    value: v.union([
      v.pipe(v.string(), v.maxLength(conditionLimits.text)),
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(conditionLimits.number)),
    ]),
  }),
  v.check(fits, 'does not fit this field'),
)
const group: v.GenericSchema<unknown, SegmentGroup> = v.lazy(() => {
  const parts = v.pipe(v.array(v.union([condition, group])), v.maxLength(maxConditions))
  return v.union([v.strictObject({ all: parts }), v.strictObject({ any: parts })])
}) as v.GenericSchema<unknown, SegmentGroup>

const { schema: day } = localDate('Day')

function fits({ field, is, value }: SegmentCondition): boolean {
  const { kind } = segmentFieldNamed(field)
  if (!(segmentComparisons[kind] as readonly string[]).includes(is)) return false
  const isDate = kind === 'date' || kind === 'past'
  if (isDate && (is === 'since' || is === 'until')) return v.is(day, value)
  if (is === 'empty' || is === 'filled') return true
  return (kind === 'number' || isDate) === (typeof value === 'number')
}

/** Parses the question that a segment stores as JSON. Throws `segment-unreadable` if it is invalid, too deep or too long. */
export function readQuestion(json: string): SegmentGroup {
  const question = parsed(json)
  if (isTooDeep(question)) throw new RuleBroken('segment-unreadable')
  const read = v.safeParse(group, question)
  if (!read.success || levelsOf(read.output) > segmentLevels || countOf(read.output) > maxConditions) throw new RuleBroken('segment-unreadable')
  return read.output
}

export const writeQuestion = (question: SegmentGroup): string => JSON.stringify(question)

export const partsOfGroup = (of: SegmentGroup): readonly SegmentPart[] => ('all' in of ? of.all : of.any)
export const isGroup = (part: SegmentPart): part is SegmentGroup => 'all' in part || 'any' in part

/** Whether any condition of the question uses the field. */
const asksFor = (question: SegmentGroup, field: string): boolean =>
  partsOfGroup(question).some(part => (isGroup(part) ? asksFor(part, field) : part.field === field))

/** The facts that a question asks for. */
export const factsAsked = (question: SegmentGroup): readonly SegmentFact[] => factFields.filter(fact => asksFor(question, fact))

/** Whether somebody may ask every condition of the question. */
export const mayAsk = (question: SegmentGroup, may: (rule: Rule) => boolean): boolean =>
  partsOfGroup(question).every(part => {
    if (isGroup(part)) return mayAsk(part, may)
    const { rule } = segmentFieldNamed(part.field)
    return rule === undefined || may(rule)
  })

/** The question without conditions that nothing was entered for; `undefined` where none remains. */
export function enteredConditions(question: SegmentGroup): SegmentGroup | undefined {
  const parts = partsOfGroup(question).flatMap((part): readonly SegmentPart[] => {
    if (!isGroup(part)) return part.value === '' && part.is !== 'empty' && part.is !== 'filled' ? [] : [part]
    const entered = enteredConditions(part)
    return entered ? [entered] : []
  })
  if (parts.length === 0) return undefined
  return 'all' in question ? { all: parts } : { any: parts }
}

export const levelsOf = (of: SegmentGroup): number => 1 + Math.max(0, ...partsOfGroup(of).map(part => (isGroup(part) ? levelsOf(part) : 0)))
const countOf = (of: SegmentGroup): number => partsOfGroup(of).reduce((sum, part) => sum + (isGroup(part) ? countOf(part) : 1), 0)

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    if (error instanceof SyntaxError) throw new RuleBroken('segment-unreadable')
    throw error
  }
}
