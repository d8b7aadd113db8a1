import type { DoorCard } from '../../../domain/guide/door-cards'
import type { PicturedCard } from '../../../domain/guide/featured'
import type { GuideFront } from '../../../domain/guide/guide-front'
import { HungLink } from '../../blocks/hung-link'
import { Anchor } from '../../kit/anchor'
import { MapNumber } from '../../kit/map-number'
import { Picture } from '../../kit/picture'
import css from './wall.module.css'

interface WallProps {
  readonly cards: readonly PicturedCard<DoorCard>[]
  readonly front: GuideFront
}

/** Pictures as they hang: each in its own proportion, its number before its name. */
export const Wall = ({ cards, front }: WallProps) => (
  <section aria-labelledby="wall" className={css.section}>
    <div className={css.head}>
      <h2 id="wall">On the wall</h2>
      <Anchor to="/art/artists">The whole wall</Anchor>
      <Anchor to="/sfosguide">All {front.listings.length.toLocaleString('en-US')} studios</Anchor>
    </div>
    <ul className={css.wall}>
      {cards.map(card => (
        <li key={card.id} className={css.work}>
          <HungLink
            to={card.artist === undefined ? `/sfosguide/${card.id}` : `/artist/${card.artist}`}
            picture={<Picture {...card.picture} sizes="(max-width: 40rem) 46vw, (max-width: 64rem) 30vw, 18rem" />}
            sign={<MapNumber n={card.number} unit={card.unit} />}
            name={<bdi>{card.name}</bdi>}
            size="l"
            more={[[card.media[0], neighbourhoodOf(front, card)].filter(Boolean).join(', ')]}
          />
        </li>
      ))}
    </ul>
  </section>
)

const neighbourhoodOf = ({ neighbourhoods }: GuideFront, card: DoorCard) => neighbourhoods.find(({ id }) => id === card.neighbourhoodId)?.name
