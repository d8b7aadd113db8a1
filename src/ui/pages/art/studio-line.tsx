import type { StudioInGuide } from '../../../domain/art/published-art'
import type { GuideCard } from '../../../domain/guide/publishing/guide-snapshot-types'
import type { LocalMoment } from '../../../domain/shared/time/local-day'
import { printedHours } from '../../blocks/days-and-hours-text'
import { Anchor } from '../../kit/anchor'
import { MapNumber } from '../../kit/map-number'
import { guideLinks } from '../guide/guide-links'
import { OpenNowSign } from '../guide/listing/open-now-sign'
import css from './studio-line.module.css'

export const studioPath = (card: GuideCard) => guideLinks(undefined).listing(card)

interface StudioLineProps {
  readonly studio: StudioInGuide
  readonly at: LocalMoment
  /** Map number that the page's head already shows. */
  readonly shownNumber?: string | undefined
}

/** A studio in this year's guide: its number, address and hours. */
export const StudioLine = ({ studio: { card, site }, at, shownNumber }: StudioLineProps) => (
  <div className={css.studio}>
    {card.number !== undefined && card.number !== shownNumber && <MapNumber n={card.number} unit={card.unit} size="l" tone="solid" />}
    <div>
      <p className={css.place}>
        <Anchor to={studioPath(card)}>{site ?? card.studio ?? card.address ?? card.name}</Anchor>
      </p>
      {(site ?? card.studio) && card.address && <p>{card.address}</p>}
      {printedHours(card.openings).map(({ days, hours }) => (
        <p key={days}>
          {days}, {hours}
        </p>
      ))}
      <OpenNowSign card={card} at={at} />
    </div>
  </div>
)
