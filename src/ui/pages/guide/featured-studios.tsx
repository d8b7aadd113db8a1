import type { GuideHomeData } from '../../../domain/guide/reading/guide-home-data'
import type { StudioCard } from '../../../domain/guide/reading/studio-cards'
import { MapNumber } from '../../kit/map-number'
import { Picture } from '../../kit/pictures/picture'
import { Link } from '../../routing/link'
import css from './featured-studios.module.css'
import type { GuideLinks } from './guide-links'

interface FeaturedStudiosProps {
  readonly cards: readonly StudioCard[]
  readonly guide: Pick<GuideHomeData, 'neighbourhoods'>
  readonly links: GuideLinks
}

/** Grid of studios: pictures in their own proportions, names with map numbers. */
export const FeaturedStudios = ({ cards, guide, links }: FeaturedStudiosProps) => {
  const hoods = new Map(guide.neighbourhoods.map(({ id, name }) => [id, name]))
  return (
    <ul className={css.wall}>
      {cards.map(card => (
        <li key={card.id}>
          <Link to={links.listing(card)}>
            {card.picture && <Picture {...card.picture} alt="" sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 30vw, 46vw" />}
            <span className={css.caption}>
              {card.number !== undefined && <MapNumber n={card.number} size={card.picture ? 'm' : 'l'} />}
              <span className={css.words}>
                <bdi className={css.name}>{card.name}</bdi>
                <span className={css.more}>{[card.media[0] ?? card.tags[0], hoods.get(card.neighbourhoodId ?? '')].filter(Boolean).join(', ')}</span>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
