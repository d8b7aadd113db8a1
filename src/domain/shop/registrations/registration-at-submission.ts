import type { CallFacts } from '../../guide/registering/call-facts'
import { registeredLocation } from '../../guide/registering/registered-location'
import type { Registration } from '../../guide/registering/registrations-transaction'
import { omitUndefined } from '../../shared/omit-undefined'
import type { PriceVersion } from './price-registrations'
import type { SubmitPhase } from './submission-rules'
import type { SubmitInput } from './submit-registration.contract'

export interface Submission {
  readonly input: SubmitInput
  readonly call: CallFacts
  readonly personId: string
  readonly isMember: boolean
  readonly table: PriceVersion
  readonly phase: SubmitPhase & { readonly phase: NonNullable<SubmitPhase['phase']> }
  readonly termsVersion: number | undefined
  readonly orderId: string
  readonly now: Date
}

/**
 * A registration at its submission. An offered registration keeps its place and weekend. Volunteer hours and the waiver apply to the first
 * registration.
 */
export function submittedRegistration(
  wanted: SubmitInput['registrations'][number],
  n: number,
  before: Registration | undefined,
  { input, call, personId, isMember, table, phase, termsVersion, orderId, now }: Submission,
): Registration {
  const isOffered = before?.status === 'offered'
  const place = registeredLocation(isOffered ? { ...wanted, ...offeredPlace(before) } : wanted, call)
  const isFirst = n === 1
  return omitUndefined<Registration>({
    ...(isOffered && { waitsFor: before.waitsFor, offers: before.offers }),
    ...place,
    personId,
    editionId: input.editionId,
    n,
    submittedAt: now,
    phaseAtSubmit: phase.phase,
    inGrace: phase.inGrace || undefined,
    audience: audienceOf(wanted, { call, isMember, table, phase: phase.phase, n }),
    priceVersion: table.version,
    orderId,
    termsVersion,
    insuranceOk: input.isInsured,
    volunteerHours: isFirst ? input.volunteerHours : 0,
    waiver: isFirst && input.waiver !== undefined ? { reason: input.waiver, state: 'asked' } : undefined,
    status: isOffered ? 'offered' : 'draft',
  })
}

const offeredPlace = ({ siteId, unit, neighbourhoodId, weekendId }: Registration) =>
  omitUndefined<{ siteId?: string; unit?: string; neighbourhoodId?: string; weekendId?: string }>({ siteId, unit, neighbourhoodId, weekendId })

interface PricedFor extends Pick<Submission, 'call' | 'isMember' | 'table'> {
  readonly phase: Submission['phase']['phase']
  readonly n: number
}

/** Community spaces have their own prices if the table contains them. */
function audienceOf(
  { siteId, tier }: SubmitInput['registrations'][number],
  { call, isMember, table, phase, n }: PricedFor,
): 'community' | 'member' | 'nonMember' {
  const isCommunity = siteId !== undefined && call.sites.get(siteId)?.kind === 'community'
  const hasOwnPrice = table.rows.some(row => row.audience === 'community' && row.tier === tier && row.phase === phase && row.registration === n)
  return isCommunity && hasOwnPrice ? 'community' : isMember ? 'member' : 'nonMember'
}
