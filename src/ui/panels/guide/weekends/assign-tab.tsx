import { useState } from 'react'
import { assignNeighbourhoods } from '../../../../domain/guide/editions/weekends/assign-neighbourhoods.contract'
import { listings } from '../../../../domain/guide/listings.collection'
import { polygonsOf } from '../../../../domain/guide/places/outlines/city-outlines'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { RadioGroup } from '../../../kit/controls/radio-group'
import { Select } from '../../../kit/controls/select'
import { counted } from '../../../kit/counted'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Table } from '../../../kit/table'
import { EditMap } from '../../../map/edit-map'
import { weekendColour } from '../../../map/weekend-colour'
import { recordsQuery } from '../../../queries/record.queries'
import { Link } from '../../../routing/link'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { customPanel } from '../../engine/custom-panel'
import { useEdition } from '../use-edition'
import { useNeighbourhoods, useWeekends } from './use-weekends-and-neighbourhoods'
import css from './weekends.module.css'

const none = 'none'

/** Which neighborhoods open on which weekend: on the map for the chosen weekend, or one by one in the list. */
export default customPanel(AssignTab)

function AssignTab() {
  const edition = useEdition()
  const weekends = useWeekends(edition?.id)
  const all = useNeighbourhoods(edition?.city)
  const listed = useLiveQuery(recordsQuery(useApp(), listings, { where: [['editionId', '==', edition?.id ?? '']] }))
  const callables = useService(Callables)
  const outcome = useOutcome()
  const [brush, setBrush] = useState<string>()
  const active = all.filter(({ status }) => status === 'active')
  const chosen = brush ?? weekends[0]?.id ?? none
  const weekendOf = (id: string) => weekends.find(({ neighbourhoodIds }) => neighbourhoodIds.includes(id))
  const nameOf = (id: string | null) => weekends.find(weekend => weekend.id === id)?.name ?? 'no weekend'
  if (!edition || weekends.length === 0)
    return (
      <EmptyState title="No weekends yet" action={<Link to={`/cpanel/sfosweekends?edition=${edition?.id ?? ''}`}>Enter weekends</Link>}>
        Then give them their neighborhoods here.
      </EmptyState>
    )
  if (active.length === 0)
    return (
      <EmptyState
        title={`No neighborhoods of ${edition.city} yet`}
        action={<Link to={`/cpanel/sfosweekends?view=outlines&edition=${edition.id}`}>Draw or import neighborhoods</Link>}
      >
        Then give them to a weekend here.
      </EmptyState>
    )

  const send = (neighbourhoodIds: readonly string[], weekendId: string | null) =>
    callables.call(assignNeighbourhoods, {
      editionId: edition.id,
      moves: neighbourhoodIds.map(neighbourhoodId => ({ neighbourhoodId, weekendId })),
    })
  const assign = (neighbourhoodId: string, to: string) => {
    const before = weekendOf(neighbourhoodId)?.id ?? null
    const after = to === none ? null : to
    if (before === after) return
    const name = all.find(({ id }) => id === neighbourhoodId)?.name ?? ''
    void outcome.after('Saving…', async () => {
      await send([neighbourhoodId], after)
      return { message: `${name} is in ${nameOf(after)} now.`, undo: async () => void (await send([neighbourhoodId], before)) }
    })
  }
  // The callable takes at most 100 at once.
  const left = active.flatMap(({ id }) => (weekendOf(id) ? [] : [id])).slice(0, 100)
  const assignRest = () =>
    void outcome.after('Saving…', async () => {
      await send(left, chosen)
      return {
        message: `${counted(left.length, 'neighborhood is', 'neighborhoods are')} in ${nameOf(chosen)} now.`,
        undo: async () => void (await send(left, null)),
      }
    })
  const options = [...weekends.map(({ id, n, name }) => ({ value: id, label: `${n} · ${name}` })), { value: none, label: 'No weekend' }]
  return (
    <div className={css.sides}>
      <div className={css.mapSide}>
        <div className={css.brush}>
          <RadioGroup label="A click on the map gives a neighborhood to" value={chosen} onChange={setBrush} choices={options} />
          {left.length > 0 && chosen !== none && (
            <Button size="s" onClick={assignRest}>
              Give {counted(left.length, 'neighborhood')} without a weekend to {nameOf(chosen)}
            </Button>
          )}
        </div>
        <div className={css.map}>
          <EditMap
            label="Neighborhoods by weekend"
            land={polygonsOf(edition.land)}
            streets={edition.streets}
            areas={active.map(({ id, name, polygons }) => {
              const weekend = weekendOf(id)
              return {
                id,
                name: weekend ? `${weekend.n} · ${name}` : name,
                colour: weekendColour(weekend?.n),
                outline: polygons,
                isSelected: weekend?.id === chosen,
              }
            })}
            onArea={id => assign(id, chosen)}
          />
        </div>
        <OutcomeLine outcome={outcome} />
      </div>
      <Table aria-label="Neighborhoods and their weekends">
        <thead>
          <tr>
            <th scope="col">Neighborhood</th>
            <th scope="col">Weekend</th>
            <th scope="col" data-number>
              Listings
            </th>
          </tr>
        </thead>
        <tbody>
          {active.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <Select
                  aria-label={`Weekend of ${name}`}
                  value={weekendOf(id)?.id ?? none}
                  options={options}
                  onChange={event => assign(id, event.currentTarget.value)}
                />
              </td>
              <td data-number>{listed.filter(one => one.neighbourhoodId === id && one.status !== 'withdrawn').length}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
