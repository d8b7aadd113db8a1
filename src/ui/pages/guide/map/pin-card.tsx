import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { MapListing } from '../../../../domain/guide/reading/edition-for-map'
import type { LocalMoment } from '../../../../domain/shared/time/local-day'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { Picture } from '../../../kit/pictures/picture'
import type { GuideLinks } from '../guide-links'
import { OpenNowSign } from '../listing/open-now-sign'
import { RouteButton } from '../route/route-button'
import css from './pin-card.module.css'
import { StudioRow } from './studio-row'

interface PinCardProps {
  readonly sites: GuideIndex['sites']
  readonly links: GuideLinks
  /** One studio, or all studios of the selected pin. */
  readonly cards: readonly MapListing[]
  readonly at: LocalMoment
  readonly onClose: () => void
}

/** Details of the selected pin. */
export default function PinCard({ sites, links, cards, at, onClose }: PinCardProps) {
  const [first] = cards
  if (!first) return null
  const site = sites.find(({ id }) => id === first.siteId)
  const title = cards.length === 1 ? first.name : `${site?.name ?? 'This spot'}: ${counted(cards.length, 'studio')}`
  return (
    <section className={css.card} aria-label={title}>
      <Button className={css.close} size="s" look="quiet" aria-label="Close" onClick={onClose}>
        ×
      </Button>
      {cards.length > 1 && <p className={css.title}>{title}</p>}
      {cards.length === 1 && first.picture && <Picture {...first.picture} alt="" className={css.picture} sizes="22rem" />}
      <ul className={css.list}>
        {cards.map(card => (
          <li key={card.id}>
            <StudioRow card={card} level={2} to={links.listing(card)}>
              <p>{[card.media[0] ?? card.tags[0], cards.length === 1 && card.address].filter(Boolean).join(' · ')}</p>
              <OpenNowSign card={card} at={at} />
              {card.pin && <RouteButton studioId={card.id} name={card.name} />}
            </StudioRow>
          </li>
        ))}
      </ul>
    </section>
  )
}
