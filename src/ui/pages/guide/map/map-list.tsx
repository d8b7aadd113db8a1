import { lazy, memo, Suspense, useEffect, useMemo, useRef } from 'react'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { MapListing } from '../../../../domain/guide/reading/edition-for-map'
import { openFirst } from '../../../../domain/guide/reading/open-first'
import { rowsAtFirst as page } from '../../../../domain/guide/reading/rows-at-first'
import { metresBetween } from '../../../../domain/shared/metres-between'
import type { LocalMoment } from '../../../../domain/shared/time/local-day'
import { distanceText, hoursLine } from '../../../blocks/days-and-hours-text'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { Picture } from '../../../kit/pictures/picture'
import { useInBrowser } from '../../../kit/use-in-browser'
import { useOnPaper } from '../../../kit/use-on-paper'
import { useRowsShown } from '../../../routing/use-rows-shown'
import type { GuideLinks } from '../guide-links'
import { OpenNowSign } from '../listing/open-now-sign'
import type { OnRoute } from '../route/route-list'
import css from './map-list.module.css'
import { StudioRow } from './studio-row'
import type { NearMe } from './use-near-me'

const RouteSection = lazy(() => import('../route/route-section'))

interface MapListProps {
  readonly neighbourhoods: GuideIndex['neighbourhoods']
  readonly links: GuideLinks
  readonly cards: readonly MapListing[]
  /** Once it is there, later rows have their pictures too. */
  readonly index?: GuideIndex | null | undefined
  readonly at: LocalMoment
  /** Ids of the studios that are open, if these come first. */
  readonly openIds?: ReadonlySet<string> | undefined
  readonly selectedId: string | undefined
  /** Absent where the list is not of the guide's own map, and nothing is planned. */
  readonly near: NearMe | undefined
  /** Called with the pins of the route's stops, to draw them; with nothing once there is no route. */
  readonly onRoute?: OnRoute | undefined
  readonly onSelect: (listingId: string) => void
}

/** Sorts after any distance. */
const last = Number.MAX_SAFE_INTEGER

/** Adds the pictures that the first rows lack, from the whole index. */
function withPictures(cards: readonly MapListing[], index: GuideIndex | null | undefined): readonly MapListing[] {
  const pictures = new Map(index?.listings.map(({ id, picture }) => [id, picture]))
  return cards.map(card => {
    const picture = card.picture ?? pictures.get(card.id)
    return picture ? { ...card, picture } : card
  })
}

/** The same studios as on the map, as a list: the nearest first if the visitor's position is known, and open ones before these if wanted. */
export const MapList = memo(({ neighbourhoods, links, cards: given, index, at, openIds, selectedId, near, onRoute, onSelect }: MapListProps) => {
  const here = near?.here
  const inBrowser = useInBrowser()
  const found = useMemo(() => withPictures(given, index), [given, index])
  const cards = useMemo(() => {
    const distance = ({ pin }: MapListing) => (here && pin ? metresBetween(here, pin) : last)
    const nearest = here ? found.toSorted((a, b) => distance(a) - distance(b)) : found
    return openIds ? openFirst(nearest, openIds, at) : nearest
  }, [found, here, openIds, at])
  const [wanted, setWanted] = useRowsShown(page, links, true)
  const box = useRef<HTMLOListElement>(null)
  const chosen = cards.findIndex(({ id }) => id === selectedId)
  const onPaper = useOnPaper()
  const shown = onPaper ? cards.length : Math.max(wanted, chosen + 1)
  const hoods = new Map(neighbourhoods.map(({ id, name }) => [id, name]))
  useEffect(() => {
    // Scrolls only the list: on a phone, scrolling the page would move the map out of view.
    const scroller = box.current?.parentElement
    const row = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !scroller || scroller.scrollHeight <= scroller.clientHeight) return
    scroller.scrollTop += row.getBoundingClientRect().top - scroller.getBoundingClientRect().top - 80
  }, [selectedId])
  return (
    <>
      {inBrowser && near && (
        <Suspense fallback={null}>
          <RouteSection near={near} onRoute={onRoute} />
        </Suspense>
      )}
      <ol ref={box} className={css.list}>
        {cards.slice(0, shown).map(card => (
          <li key={card.id} aria-current={card.id === selectedId ? 'true' : undefined}>
            <StudioRow
              card={card}
              level={2}
              to={links.listing(card)}
              aside={<div className={css.picture}>{card.picture && <Picture {...card.picture} alt="" sizes="4rem" />}</div>}
            >
              <p>
                {[
                  card.media[0] ?? card.tags[0],
                  (!onPaper && hoods.get(card.neighbourhoodId ?? '')) || card.address,
                  here && card.pin && distanceText(metresBetween(here, card.pin)),
                  !card.pin && 'not on the map',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {onPaper ? hoursLine(card) : <OpenNowSign card={card} at={at} />}
              {card.pin && (
                <button type="button" className={css.show} aria-label={`Show ${card.name} on the map`} onClick={() => onSelect(card.id)}>
                  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                    <circle cx="10" cy="10" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
                    <path d="M10 0v6M10 14v6M0 10h6M14 10h6" stroke="currentColor" strokeWidth="2" />
                  </svg>
                </button>
              )}
            </StudioRow>
          </li>
        ))}
      </ol>
      {shown < cards.length && (
        <p className={css.more}>
          <Button onClick={() => setWanted(shown + page)}>Show {Math.min(page, cards.length - shown)} more</Button>
          <Button look="quiet" onClick={() => setWanted(cards.length)}>
            Show all {counted(cards.length, 'studio')}
          </Button>
        </p>
      )}
    </>
  )
})
