import type { AdOffer } from '../../../domain/ads/offer/offered-ads'
import type { AdPhase } from '../../../domain/ads/pricing/ad-phase'
import { phaseNames } from '../../ads/price-phase-labels'
import { LinkButton } from '../../kit/button'
import { Notice } from '../../kit/feedback/notice'
import { Time } from '../../kit/time/time'

/** Whether advertisements can be booked now, at which price, and until when. */
export function SaleNotice({ offer: { edition, deadlines }, phase: { phase, endsAt } }: { readonly offer: AdOffer; readonly phase: AdPhase }) {
  const day = (at: Date | undefined) => at && <Time at={at} tz={edition.tz} show="day" year />
  const artDue = deadlines.find(({ key }) => key === 'artDue')?.at.utc
  if (phase === 'before')
    return (
      <Notice title={`You cannot book in ${edition.name} yet.`}>
        {endsAt ? <>You can book from {day(endsAt)}.</> : 'We will say here when it begins.'}
      </Notice>
    )
  if (phase === 'closed')
    return (
      <Notice title={`Advertising in ${edition.name} has closed.`} actions={<LinkButton to="/adportal/new">Ask for a space</LinkButton>}>
        These were its prices. Those of the next guide may differ.
      </Notice>
    )
  return (
    <Notice
      title={`The ${phaseNames[phase].toLowerCase()} price counts now.`}
      actions={<LinkButton to="/adportal/new">Book an advertisement</LinkButton>}
    >
      {endsAt && <>It lasts until {day(endsAt)}. </>}
      {artDue && <>We need your artwork by {day(artDue)}.</>}
    </Notice>
  )
}
