import type { CSSProperties } from 'react'
import type { DoorCard } from '../../../domain/guide/door-cards'
import type { PicturedCard } from '../../../domain/guide/featured'
import type { GuideFront } from '../../../domain/guide/guide-front'
import type { SeasonPhase } from '../../../domain/guide/season-phase'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { MapNumber } from '../../kit/map-number'
import { Picture } from '../../kit/picture'
import type { Organisation } from '../../queries/site.queries'
import css from './hero.module.css'
import { heroWords } from './hero-words'

interface HeroProps {
  readonly front: GuideFront | null
  readonly phase: SeasonPhase
  readonly organisation: Organisation | null
  /** The picture of the day. */
  readonly card: PicturedCard<DoorCard> | undefined
}

/** The cover: what the season is at this moment, with its number in the ring. */
export function Hero({ front, phase, organisation, card }: HeroProps) {
  const { over, title, lead, ring } = heroWords(front, phase, {
    season: organisation?.season ?? 'Open studios',
    tagline: organisation?.tagline || organisation?.season || 'Open studios',
  })
  return (
    <div className={css.hero} data-bare={!card || undefined}>
      <div className={css.words}>
        <p className={css.over}>{over}</p>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={css.lead}>{lead}</p>
        <div className={css.ways}>
          {front ? (
            <>
              <LinkButton look="main" size="l" to="/sfosguide">
                Open the guide
              </LinkButton>
              <LinkButton size="l" to="/sfosguide/maps">
                See the map
              </LinkButton>
            </>
          ) : (
            <LinkButton look="main" size="l" to="/artists">
              Take part
            </LinkButton>
          )}
        </div>
      </div>
      {(card || ring) && (
        <div className={css.cover} style={card && ({ '--proportion': card.picture.width / card.picture.height } as CSSProperties)}>
          {card && (
            <figure className={css.hung}>
              <Picture {...card.picture} first sizes="(max-width: 48rem) 92vw, 36rem" className={css.picture} />
              <figcaption className={css.caption}>
                <MapNumber n={card.number} unit={card.unit} />
                <span>
                  <Anchor to={card.artist === undefined ? `/sfosguide/${card.id}` : `/artist/${card.artist}`}>
                    <bdi>{card.name}</bdi>
                  </Anchor>
                  <span className={css.media}>{card.media[0]}</span>
                </span>
              </figcaption>
            </figure>
          )}
          {ring && (
            <p className={css.ring} data-lit={ring.lit} data-digits={String(ring.n).length}>
              <span className={css.n}>{ring.n}</span> <span className={css.label}>{ring.label}</span>
            </p>
          )}
        </div>
      )}
    </div>
  )
}
