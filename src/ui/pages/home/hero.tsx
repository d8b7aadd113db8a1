import type { CSSProperties } from 'react'
import type { BlockProps } from '../../../domain/content/blocks'
import type { SeasonPhase } from '../../../domain/guide/clock/season-phase'
import type { PicturedCard } from '../../../domain/guide/reading/featured-studios'
import type { GuideHomeData } from '../../../domain/guide/reading/guide-home-data'
import type { StudioCard } from '../../../domain/guide/reading/studio-cards'
import { LazyStaffLinks } from '../../blocks/empty/lazy-staff-links'
import type { CallNow, Ways } from '../../blocks/season-timeline/call-for-artists'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { MapNumber } from '../../kit/map-number'
import { Picture } from '../../kit/pictures/picture'
import type { Organisation } from '../../queries/site.queries'
import css from './hero.module.css'
import { heroText, isFarOff } from './hero-text'

interface HeroProps {
  /** The id of its block, by which comments find it. */
  readonly block: string | undefined
  readonly front: GuideHomeData | null
  readonly season: SeasonPhase
  /** The state of artist registration. */
  readonly call: CallNow | undefined
  readonly organisation: Organisation | null
  /** The picture of the day. */
  readonly card: PicturedCard<StudioCard> | undefined
  /** What staff wrote for this phase. What they left out comes from the season's dates. */
  readonly words: BlockProps<'hero'>['words'][number] | undefined
}

/** Top of the home page: the season's phase, with its number in the ring. */
export function Hero({ block, front, season, call, organisation, card, words }: HeroProps) {
  const { over, lead, ring, ...computed } = heroText(front, season, call, {
    season: organisation?.season ?? 'Open studios',
    tagline: organisation?.tagline || organisation?.season || 'Open studios',
  })
  const title = words?.title ?? computed.title
  const usual: Ways =
    (isFarOff(season.phase) && call?.hero?.ways) ||
    (front
      ? [
          ['Open the guide', '/sfosguide'],
          ['See the map', '/sfosguide/maps'],
        ]
      : [['Take part', '/artists']])
  const ways: Ways = words?.button && words.to ? [[words.button, words.to], ...usual.filter(([, to]) => to !== words.to).slice(0, 1)] : usual
  return (
    <div className={css.hero} data-block={block} data-bare={!card || undefined}>
      <div className={css.words}>
        {over !== title && <p className={css.over}>{over}</p>}
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={css.lead}>{lead}</p>
        <div className={css.ways}>
          {ways.map(([label, to], i) => (
            <LinkButton key={to} look={i === 0 ? 'main' : 'plain'} size="l" to={to}>
              {label}
            </LinkButton>
          ))}
          {!front && <LazyStaffLinks begins="guide" />}
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
