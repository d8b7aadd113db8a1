import { useMemo } from 'react'
import type { FlipbookOutlines } from '../../../domain/flipbook/flipbook-book'
import type { GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { toWorld, worldWidth } from '../../map/map-view'
import { shapeIn } from '../../map/polygon-shape'
import { fitOf } from '../../map/use-fit-to-pins'
import { useOpenBook } from '../book-context'
import { PageLink } from '../book-links'
import css from './map-sheet.module.css'

/** Units of the drawing; it scales with the page. */
const size = { width: 380, height: 540 }

/** The map of a chapter or of a neighborhood; a number leads to the page of its card. */
export function MapSheet({ page }: { readonly page: GuidePageOf<'map'> }) {
  const { outlines } = useOpenBook()
  return (
    <div className={css.page}>
      <h2 className={css.title}>{page.title}</h2>
      <div className={css.map}>{outlines && <Drawing page={page} outlines={outlines} />}</div>
    </div>
  )
}

function Drawing({
  page: { places, neighbourhoodIds, isOverview, title },
  outlines,
}: {
  readonly page: GuidePageOf<'map'>
  readonly outlines: FlipbookOutlines
}) {
  const { land, neighbourhoods } = outlines
  const drawn = useMemo(() => {
    const own = neighbourhoods.filter(({ id }) => neighbourhoodIds.includes(id))
    const around = [...own.flatMap(({ outline }) => outline.flat(2)), ...places.map(({ pin }) => pin)]
    const view = fitOf(around, size, 30)
    const { path, centre } = shapeIn(view)
    const width = worldWidth(view.zoom)
    const at = (pin: readonly [number, number]) => {
      const [x, y] = toWorld(pin)
      return [(x - view.x) * width, (y - view.y) * width] as const
    }
    return {
      land: path(land),
      areas: neighbourhoods.map(({ id, name, colour, outline }) => ({
        id,
        name,
        colour,
        d: path(outline),
        middle: outline.length > 0 && own.length > 1 && neighbourhoodIds.includes(id) ? centre(outline) : undefined,
        isOwn: neighbourhoodIds.includes(id),
      })),
      marks: places.map(place => ({ ...place, at: at(place.pin) })),
    }
  }, [land, neighbourhoods, neighbourhoodIds, places])
  return (
    <svg
      className={css.drawing}
      viewBox={`${-size.width / 2} ${-size.height / 2} ${size.width} ${size.height}`}
      role="group"
      aria-label={`Map of ${title}`}
    >
      <path className={css.land} d={drawn.land} />
      {drawn.areas.map(({ id, colour, d, isOwn }) => (
        <path key={id} className={css.area} data-own={isOwn || undefined} style={{ color: colour }} d={d} />
      ))}
      {drawn.marks.map(({ number, at: [x, y], pages }) =>
        isOverview ? (
          <circle key={number} className={css.dot} cx={x} cy={y} r="2.6" />
        ) : (
          <PageLink key={number} page={pages[0] ?? 1} label={`Number ${number}, page ${pages[0] ?? ''}`} className={css.mark}>
            <circle cx={x} cy={y} r="9" />
            <text x={x} y={y} dy="0.35em">
              {number}
            </text>
          </PageLink>
        ),
      )}
      {drawn.areas.map(
        ({ id, name, middle }) =>
          middle && (
            <text key={id} className={css.name} x={middle[0]} y={middle[1]}>
              {name}
            </text>
          ),
      )}
    </svg>
  )
}
