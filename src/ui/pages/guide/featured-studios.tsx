import { Link } from 'react-router-dom'
import type { DoorCard } from '../../../domain/guide/door-cards'
import type { GuideFront } from '../../../domain/guide/guide-front'
import { MapNumber } from '../../kit/map-number'
import { Picture } from '../../kit/picture'
import css from './featured-studios.module.css'
import type { GuideLinks } from './guide-links'

interface FeaturedStudiosProps {
  readonly cards: readonly DoorCard[]
  readonly guide: Pick<GuideFront, 'neighbourhoods'>
  readonly links: GuideLinks
}

/** A wall of studios: every picture in its own proportion, every name led by its number. */
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
