import { activeRenewal } from '../../giving/monthly/active-renewal'
import type { StoredMonthlyGift } from '../../giving/subscriptions.collection'
import { isMailSuppressed } from '../../mail/mail-suppressed'
import { mailAddress } from '../../people/mail-person'
import { people } from '../../people/people.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { daysBetween } from '../../shared/time/local-day'
import { membershipProducts } from '../membership-products.collection'
import { memberships, terms } from '../memberships.collection'
import { productOn } from '../products/level-prices'
import { type Member, type Membership, memberOn } from '../roster/member'
import { type NoticeStage, noticeStage, wasNoticed } from './notice-stage'
import { type noNoticeReasons, noticeDays } from './remind-members.contract'
import type { Renewal } from './renewal-mail'

interface Noted {
  readonly noticedUntil: string
  readonly noticedStage: NoticeStage
}

/** A notice that may be sent now, or the reason why none may. */
type DueNotice =
  | { readonly stored: Membership; readonly member: Member; readonly notice: Renewal; readonly noted: Noted }
  | { readonly reason: (typeof noNoticeReasons)[number] }

/** The notice of a membership on a day in the organization's time zone. `noted` is stored in its record once the notice is sent. */
export async function dueNotice(
  { systemRecords, clock }: HandlerContext,
  reads: Pick<RecordsWithin, 'get'>,
  membershipId: string,
  today: string,
): Promise<DueNotice> {
  const stored = await reads.get(memberships, membershipId)
  const person = stored && (await reads.get(people, stored.personId))
  if (!stored || person?.status !== 'active') return { reason: 'unknown' }
  const [entered, product] = await Promise.all([
    systemRecords.find(terms, { params: { membership: membershipId } }),
    systemRecords.get(membershipProducts, stored.productId),
  ])
  const member = memberOn(today, stored, entered, product)
  const { state, lastDay } = member
  if (lastDay === undefined) return { reason: 'no-terms' }
  if (state === 'suspended') return { reason: 'suspended' }
  if (daysBetween(today, lastDay) > noticeDays) return { reason: 'too-early' }
  const stage = noticeStage(today, lastDay)
  if (wasNoticed(stored, lastDay, stage)) return { reason: 'noticed' }
  const renewal = stored.autoRenew ? await activeRenewal(systemRecords, membershipId) : undefined
  // Monthly members get no notices: each month has a receipt, and a declined card has its own mail.
  if (renewal?.isMonthly && renewal.status !== 'paused') return { reason: 'monthly' }
  const to = mailAddress(person)
  if (to === undefined) return { reason: 'no-email' }
  const renewAt = product?.status === 'live' ? `/${product.routeKey}membership?level=${stored.level}` : undefined
  const renews = renewal && renewal.status !== 'paused' && renewAt !== undefined ? renewsFor(renewal, stored, product, lastDay) : undefined
  // An upcoming charge is announced even if other mail to the address is suppressed.
  if (!renews && (await isMailSuppressed(systemRecords, person, to, clock.now()))) return { reason: 'unwanted' }
  const notice: Renewal = {
    membershipId,
    to,
    name: product?.name ?? 'membership',
    lastDay,
    stage,
    ...(renewAt && { renewAt }),
    ...(renews && { renews }),
  }
  return { stored, member, notice, noted: { noticedUntil: lastDay, noticedStage: stage } }
}

/** The price of the next term on the last day of this one, as far as it is known, if a stored card will pay for it. */
function renewsFor(
  { card }: StoredMonthlyGift,
  { level }: Membership,
  product: StoredOf<typeof membershipProducts> | undefined,
  lastDay: string,
): Renewal['renews'] {
  const price = product && productOn(product, lastDay).levels.find(({ key }) => key === level)?.price
  return price && { cents: price.cents, ...(card && { last4: card.last4 }) }
}
