import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import { Anchor } from '../../kit/anchor'
import { MapNumber } from '../../kit/map-number'
import { Picture } from '../../kit/picture'
import type { PicturedCard } from './featured'
import css from './wall.module.css'

interface WallProps {
  readonly cards: readonly PicturedCard[]
  readonly index: GuideIndex
}

/** Pictures as they hang: each in its own proportion, its number before its name. */
export const Wall = ({ cards, index }: WallProps) => (
  <section aria-labelledby="wall" className={css.section}>
    <div className={css.head}>
      <h2 id="wall">On the wall</h2>
      <Anchor to="/art/artists">The whole wall</Anchor>
      <Anchor to="/sfosguide">All {index.listings.length.toLocaleString('en-US')} studios</Anchor>
    </div>
    <ul className={css.wall}>
      {cards.map(card => (
        <li key={card.id} className={css.work}>
          <Anchor to={card.artist === undefined ? `/sfosguide/${card.id}` : `/artist/${card.artist}`} className={css.link}>
            <Picture {...card.picture} className={css.picture} sizes="(max-width: 40rem) 46vw, (max-width: 64rem) 30vw, 18rem" />
            <span className={css.label}>
              <MapNumber n={card.number} unit={card.unit} />
              <span>
                <span className={css.name}>{card.name}</span>
                <span className={css.media}>{[card.media[0], neighbourhoodOf(index, card)].filter(Boolean).join(', ')}</span>
              </span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  </section>
)

const neighbourhoodOf = ({ neighbourhoods }: GuideIndex, card: PicturedCard) => neighbourhoods.find(({ id }) => id === card.neighbourhoodId)?.name
