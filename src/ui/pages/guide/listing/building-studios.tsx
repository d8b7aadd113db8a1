import type { BuildingPageData } from '../../../../domain/guide/reading/listing-page-data'
import type { LocalMoment } from '../../../../domain/shared/time/local-day'
import { Picture } from '../../../kit/pictures/picture'
import type { GuideLinks } from '../guide-links'
import { StudioRow } from '../map/studio-row'
import css from './building-studios.module.css'
import { OpenNowSign } from './open-now-sign'

interface BuildingStudiosProps {
  readonly studios: BuildingPageData['studios']
  readonly links: GuideLinks
  readonly at: LocalMoment
}

/** The studios of a building, each with a work and whether its door is open. */
export const BuildingStudios = ({ studios, links, at }: BuildingStudiosProps) => (
  <ul className={css.list}>
    {studios.map(card => (
      <li key={card.id}>
        <StudioRow
          card={card}
          to={links.listing(card)}
          aside={card.picture && <Picture {...card.picture} alt="" sizes="5.5rem" className={css.picture} />}
        >
          <p>{[card.media.join(', '), card.studio].filter(Boolean).join(' · ')}</p>
          <OpenNowSign card={card} at={at} />
        </StudioRow>
      </li>
    ))}
  </ul>
)
