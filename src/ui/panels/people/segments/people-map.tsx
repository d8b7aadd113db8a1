import { useMemo } from 'react'
import { type EstimatedPosition, estimatePositions, type Nearness } from '../../../../domain/segments/estimate-positions'
import type { SegmentRow } from '../../../../domain/segments/segment-matcher'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { numberText } from '../../../kit/number-text'
import { Table } from '../../../kit/table'
import StudioMap from '../../../map/studio-map'
import { guideQueries } from '../../../queries/guide.queries'
import css from './segments.module.css'
import { useAllPeople } from './use-all-people'

interface PeopleMapProps {
  /** Which of the active people are shown. */
  readonly isShown: (row: SegmentRow) => boolean
  /** Called with the people of one spot or area, to be listed in the table. */
  readonly onChoose: (ids: readonly string[], where: string) => void
}

const nobodyIsOpen: ReadonlySet<string> = new Set()

/** Approximately where people live, derived from addresses in the guide; the list beside it contains the same people. */
export default function PeopleMap({ isShown, onChoose }: PeopleMapProps) {
  const everybody = useAllPeople()
  const rows = useMemo(() => everybody?.filter(isShown), [everybody, isShown])
  return rows ? <PlacedPeople rows={rows} onChoose={onChoose} /> : <Skeleton height="22rem" />
}

function PlacedPeople({ rows, onChoose }: Pick<PeopleMapProps, 'onChoose'> & { readonly rows: readonly SegmentRow[] }) {
  const index = useLiveQuery(guideQueries(useApp()).index())
  const places = useMemo(() => (index ? estimatePositions(rows, knownAddressesOf(index.listings), index.edition.city) : undefined), [rows, index])
  const marks = useMemo(
    () =>
      rows.flatMap(({ id, names }) => {
        const place = places?.get(id)
        return place ? [{ id, name: names?.display ?? '', pin: place.at }] : []
      }),
    [rows, places],
  )
  if (!index || !places) return <p>The map appears once a guide is published.</p>
  const parts = [
    ...index.neighbourhoods.map(({ id, name }) => ({ name, ids: idsIn(places, id) })),
    { name: 'Elsewhere in the city', ids: idsIn(places, undefined) },
    { name: 'Not on the map', ids: rows.filter(({ id }) => !places.has(id)).map(({ id }) => id) },
  ].filter(({ ids }) => ids.length > 0)
  const choose = (ids: readonly string[]) => onChoose(ids, 'this spot')
  return (
    <section aria-label="People on the map" className={css.mapBoard}>
      <p className={css.hint}>{howNear(places, rows.length)}</p>
      <div className={css.map}>
        <StudioMap
          index={{ ...index, listings: marks }}
          listings={marks}
          what="person"
          selectedId={undefined}
          openIds={nobodyIsOpen}
          onSelect={choose}
          onSpread={choose}
        />
      </div>
      <div className={css.parts}>
        <Table aria-label="People by neighborhood">
          <thead>
            <tr>
              <th scope="col">Neighborhood</th>
              <th scope="col" data-number>
                People
              </th>
              <th scope="col">
                <span className="visually-hidden">In the table</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, ids }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-number>{numberText(ids.length)}</td>
                <td>
                  <Button size="xs" aria-label={`Show ${name} in the table`} onClick={() => onChoose(ids, name)}>
                    Show
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  )
}

const knownAddressesOf = (
  listings: readonly { readonly address?: string; readonly pin?: readonly [number, number]; readonly neighbourhoodId?: string }[],
) => listings.flatMap(({ address, pin, neighbourhoodId }) => (address && pin ? [{ address, at: pin, neighbourhoodId }] : []))

const idsIn = (places: ReadonlyMap<string, EstimatedPosition>, neighbourhoodId: string | undefined) =>
  [...places].flatMap(([id, place]) => (place.neighbourhoodId === neighbourhoodId ? [id] : []))

function howNear(places: ReadonlyMap<string, EstimatedPosition>, all: number): string {
  const counted = (nearness: Nearness, words: string) => {
    const n = [...places.values()].filter(({ by }) => by === nearness).length
    return n > 0 ? [`${numberText(n)} by ${words}`] : []
  }
  const how = [...counted('house', 'their house'), ...counted('street', 'their street'), ...counted('postcode', 'their postcode')]
  return `Approximate: ${numberText(places.size)} of ${numberText(all)} people have a place, ${how.join(', ') || 'none of them'}.`
}
