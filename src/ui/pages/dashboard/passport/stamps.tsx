import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { PassportStamp } from '../../../../domain/people/passport.collection'
import { Anchor } from '../../../kit/anchor'
import { MapNumber } from '../../../kit/map-number'
import { Time } from '../../../kit/time/time'
import css from '../dashboard.module.css'

interface StampsProps {
  readonly stamps: readonly PassportStamp[]
  /** The guide of their season, which names its studios. */
  readonly index: GuideIndex | null
  readonly tz: string
  /** What the address of a studio of a former season has besides. */
  readonly search?: string
}

/** Stamps of visited studios, with their map numbers. */
export const Stamps = ({ stamps, index, tz, search = '' }: StampsProps) => (
  <ol className={css.stamps}>
    {stamps.map(({ id, listingId, at }) => {
      const card = index?.listings.find(listing => listing.id === listingId)
      return (
        <li key={id} className={css.stamp}>
          {card?.number === undefined ? <span className={css.blank} aria-hidden="true" /> : <MapNumber n={card.number} unit={card.unit} size="xl" />}
          <span>{card ? <Anchor to={`/sfosguide/${card.id}${search}`}>{card.name}</Anchor> : 'A studio'}</span>
          <span className={css.quiet}>
            <Time at={at} tz={tz} short year />
          </span>
        </li>
      )
    })}
  </ol>
)
