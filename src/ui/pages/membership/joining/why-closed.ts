import type { MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { JoinChoice } from './join-choice'
import { longDayText } from './long-day-text'

/** Why this level cannot be bought today; `undefined` if it can. */
export function whyClosed(
  { from, until }: MembershipProduct,
  { level }: Pick<JoinChoice, 'level'>,
  today: string,
  email: string | undefined,
): string | undefined {
  if (level.fmv === undefined)
    return `You cannot buy this level here yet: we are still valuing its benefits.${email === undefined ? '' : ` Write to ${email}.`}`
  if (from !== undefined && today < from) return `You can buy this membership from ${longDayText(from)} on.`
  return until !== undefined && until < today ? `This membership was sold until ${longDayText(until)}.` : undefined
}
