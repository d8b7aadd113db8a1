import { neighbourhoods } from '../../../../domain/guide/editions.collection'
import { sites } from '../../../../domain/guide/listings.collection'
import { setCapacity } from '../../../../domain/guide/places/buildings/set-capacity.contract'
import { setHost } from '../../../../domain/guide/places/buildings/set-host.contract'
import { places } from '../../../../domain/guide/registering/places.collection'
import { longText, optional, reference, text } from '../../../../domain/shared/records/fields'
import { all, scope } from '../../../../domain/shared/records/policy'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { LinkButton } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { recordsQuery } from '../../../queries/record.queries'
import { callAction } from '../../engine/actions/call-action'
import { queriedPanel } from '../../engine/collection-panel'
import type { RowOf } from '../../engine/panel-spec'
import { useEdition } from '../use-edition'
import { CityInput, HostInput, NeighbourhoodInput, PinInput } from './building-inputs'

type Site = RowOf<typeof sites>
/** A building with the places of the chosen edition. */
interface Filled extends Site {
  readonly taken?: number
  readonly waiting?: number
  /** The name of its neighborhood. */
  readonly area?: string | undefined
}

/** Buildings with their units and places, and how many of them are taken in the chosen edition. */
export default queriedPanel(
  sites,
  {
    columns: [
      'name',
      'kind',
      {
        name: 'places',
        label: 'Places taken',
        value: ({ taken = 0, capacity = 0 }: Filled) => `${taken} of ${capacity}${taken >= capacity ? ', full' : ''}`,
      },
      { name: 'waiting', label: 'Waiting', kind: 'number', value: ({ waiting }: Filled) => waiting },
      { name: 'area', label: 'Neighborhood', value: ({ area }: Filled) => area },
      'address',
    ],
    sort: 'name',
    filters: ['kind'],
    form: ['name', 'kind', 'city', 'address', 'neighbourhoodId', 'pin', 'hostId', 'capacity', 'units', 'access'],
    inputs: { city: CityInput, neighbourhoodId: NeighbourhoodInput, pin: PinInput, hostId: HostInput },
    begin: { kind: 'group', capacity: 1 },
    actions: [
      callAction(setCapacity)({
        label: 'Set places and units',
        on: 'one',
        ask: {
          what: 'Not fewer places than are confirmed or held.',
          fields: { capacity: text('Places', 3), units: optional(longText('Units, one on each line', 6000)) },
          begin: ({ capacity = 1, units = [] }) => ({ capacity: String(capacity), units: units.join('\n') }),
        },
        input: ({ id }, { capacity, units = '' }) => {
          const entered = units.split('\n').map(unit => unit.trim())
          return { siteId: id, capacity: Number(capacity), units: entered.filter(Boolean) }
        },
        done: ({ taken }, _, { capacity }) => `${capacity} places, ${taken} of them confirmed or held.`,
      }),
      callAction(setHost)({
        label: 'Set the host',
        on: 'one',
        rule: all(setHost.access, scope('people')),
        ask: {
          what: 'The host can edit the listings of this building and read who is registered there. A former host no longer can.',
          fields: { hostId: optional(reference('Host', 'people')) },
          inputs: { hostId: HostInput },
          begin: ({ hostId }) => ({ hostId }),
        },
        input: ({ id }, { hostId }) => ({ siteId: id, ...(hostId && { hostId }) }),
        done: ({ listings }, _, { hostId }) =>
          `${hostId ? 'The host is set' : 'The building has no host now'}, for ${counted(listings, 'listing')} in it.`,
      }),
    ],
  },
  useFilled,
)

function useFilled() {
  const app = useApp()
  const edition = useEdition()
  const found = useLiveQuery(recordsQuery(app, sites))
  const filled = useLiveQuery(recordsQuery(app, places, { params: { edition: edition?.id ?? 'none' } }))
  const areas = useLiveQuery(recordsQuery(app, neighbourhoods))
  const rows = found
    .filter(({ deletedAt }) => !deletedAt)
    .map((site): Filled => {
      const of = filled.find(({ id }) => id === site.id)
      return {
        ...site,
        taken: of?.takenBy.length ?? 0,
        waiting: of?.line.length ?? 0,
        area: areas.find(({ id }) => id === site.neighbourhoodId)?.name,
      }
    })
  return {
    rows,
    otherWays: <LinkButton to="/cpanel/importcsv">Import buildings</LinkButton>,
  }
}
