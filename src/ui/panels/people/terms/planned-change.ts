import type { Member } from '../../../../domain/memberships/roster/member'
import { isSuspended } from '../../../../domain/memberships/suspensions'
import { extension, givenTerm } from '../../../../domain/memberships/terms/given-terms'
import { dateOfDay, dayNumber } from '../../../../domain/shared/time/local-day'
import type { ManyInput } from './membership-run-fields'

/** What would happen to one membership. */
export type PlannedChange =
  /** `end`: the last day afterwards. */
  { readonly end: string; readonly why?: never } | { readonly end?: never; readonly why: string }

/** What would happen to a membership, by the rules that do it. `today` is in the organization's zone. */
export function plannedChange(member: Member, { what, days = 0 }: Pick<ManyInput, 'what' | 'days'>, today: string): PlannedChange {
  const { lastDay, suspensions } = member
  if (what === 'give') return plannedTerm(member, today)
  if (lastDay === undefined) return { why: 'Every term is reversed.' }
  if (what === 'extend') return plannedExtension(member, dateOfDay(dayNumber(lastDay) + days), today)
  if (isSuspended(suspensions, today) === (what === 'suspend'))
    return { why: what === 'suspend' ? 'They are suspended already.' : 'They are not suspended.' }
  return { end: lastDay }
}

function plannedTerm({ product, level, terms }: Member, today: string): PlannedChange {
  if (!product || product.status === 'draft') return { why: 'Their membership does not exist any more.' }
  if (!product.levels.some(({ key }) => key === level)) return { why: 'Their level does not exist any more.' }
  return { end: givenTerm(terms, { id: '', compReason: '', on: today, length: product }).end }
}

function plannedExtension({ terms }: Member, until: string, today: string): PlannedChange {
  if (until < today) return { why: 'It would still have ended. Give a term instead.' }
  const made = extension(terms, { id: '', compReason: '', until })
  return 'term' in made ? { end: made.term.end } : { why: 'It lasts longer already.' }
}
