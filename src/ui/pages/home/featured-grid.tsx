import type { PicturedCard } from '../../../domain/guide/reading/featured-studios'
import type { GuideHomeData } from '../../../domain/guide/reading/guide-home-data'
import type { StudioCard } from '../../../domain/guide/reading/studio-cards'
import { studioCount } from '../../../domain/guide/reading/studio-hours'
import { FramedLink } from '../../blocks/framed-link'
import { Anchor } from '../../kit/anchor'
import { counted } from '../../kit/counted'
import { MapNumber } from '../../kit/map-number'
import { Picture } from '../../kit/pictures/picture'
import css from './featured-grid.module.css'

interface FeaturedGridProps {
  readonly cards: readonly PicturedCard<StudioCard>[]
  readonly front: GuideHomeData
}

/** A grid of pictures in their own proportions, each with map number and name. */
export const FeaturedGrid = ({ cards, front }: FeaturedGridProps) => (
  <section aria-labelledby="featured" className={css.section}>
    <div className={css.head}>
      <h2 id="featured">Featured studios</h2>
      <Anchor to="/art/artists">All artists</Anchor>
      <Anchor to="/sfosguide">{counted(studioCount(front.hours), 'studio')} in the guide</Anchor>
    </div>
    <ul className={css.grid}>
      {cards.map(card => (
        <li key={card.id} className={css.work}>
          <FramedLink
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

const neighbourhoodOf = ({ neighbourhoods }: GuideHomeData, card: StudioCard) => neighbourhoods.find(({ id }) => id === card.neighbourhoodId)?.name
