import { mayAsk, readQuestion, type SegmentGroup } from '../../../../domain/segments/segment-conditions'
import type { Segment } from '../../../../domain/segments/segment-service'
import type { Rule } from '../../../../domain/shared/records/policy'
import { RuleBroken } from '../../../../domain/shared/records/rule-broken'

type Problem = 'gone' | 'unreadable' | 'closed'

/** The people in the table: all, those who match a question, or a saved list. */
export type ChosenSegment =
  | {
      readonly question: SegmentGroup
      readonly members?: ReadonlySet<string>
      /** Why nobody is shown. */
      readonly problem?: Problem
    }
  | undefined

/**
 * The segment in the address: the id of a saved one, a question as JSON (which replaces the saved one until it is saved), and whether the map
 * is open.
 */
export type PeopleAddress = { readonly [name in 'segment' | 'question' | 'map']?: string | undefined }

export const withoutConditions: SegmentGroup = { all: [] }

/**
 * The segment that an address means; `kept` is the saved segment that it names, if it exists. If the segment is unknown, nobody is shown,
 * never everybody.
 */
export function chosenSegment(
  { segment, question }: PeopleAddress,
  kept: Pick<Segment, 'kind' | 'question' | 'personIds'> | null,
  may: (rule: Rule) => boolean,
): ChosenSegment {
  if (question !== undefined) return asked(question, may)
  if (segment === undefined) return undefined
  if (!kept) return nobody('gone')
  return kept.kind === 'static' ? { question: withoutConditions, members: new Set(kept.personIds) } : asked(kept.question ?? '', may)
}

function asked(json: string, may: (rule: Rule) => boolean): ChosenSegment {
  try {
    const question = readQuestion(json)
    return mayAsk(question, may) ? { question } : nobody('closed')
  } catch (error) {
    if (error instanceof RuleBroken && error.rule === 'segment-unreadable') return nobody('unreadable')
    throw error
  }
}

const nobody = (problem: Problem): ChosenSegment => ({ question: withoutConditions, members: new Set(), problem })

/** The address with a change; `undefined` values are removed. */
export const changedAddress = (address: PeopleAddress, change: PeopleAddress): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries({ ...address, ...change }).flatMap(([name, value]) => (value ? [[name, value]] : [])))
