import { useMemo } from 'react'
import { geocodeBatch } from '../../../../domain/guide/places/pins/geocode-batch.contract'
import { type PinRow, waitsForPin } from '../../../../domain/guide/places/pins/pin-rows'
import { acceptPins, confirmPin } from '../../../../domain/guide/places/pins/place-pin.contract'
import { chunked } from '../../../../domain/shared/chunked'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { counted } from '../../../kit/counted'
import { Notice } from '../../../kit/feedback/notice'
import { geocoderQuery } from '../../../queries/edition.queries'
import { callAction } from '../../engine/actions/call-action'
import { columnFact } from '../../engine/facts/column-fact'
import { Queue } from '../../engine/queue/queue'
import type { QueueSpec } from '../../engine/queue/queue-spec'
import { usePanelContext } from '../../engine/use-panel-context'
import { confidenceText } from './pin-texts'
import { PinView } from './pin-view'
import { usePins } from './use-pins'

/** Pins without confirmation, one after the other. */
export function PinQueue() {
  const { tz } = usePanelContext()
  const { rows, neighbourhoods } = usePins()
  const service = useLiveQuery(geocoderQuery(useApp()))
  const names = useMemo(() => new Map(neighbourhoods.map(({ id, name }) => [id, name])), [neighbourhoods])
  const facts = [
    { name: 'confidence', label: 'How sure', value: ({ confidence }: PinRow) => confidenceText[confidence] },
    { name: 'address', label: 'Address', value: ({ listing }: PinRow) => listing.address },
    { name: 'building', label: 'Building', value: ({ site }: PinRow) => site?.name },
    {
      name: 'neighborhood',
      label: 'Neighborhood',
      value: ({ listing, site }: PinRow) => names.get(listing.neighbourhoodId ?? site?.neighbourhoodId ?? ''),
    },
    { name: 'weekend', label: 'Weekend', value: ({ weekend }: PinRow) => (weekend === undefined ? undefined : String(weekend)) },
    {
      name: 'by',
      label: 'Confirmed by',
      value: ({ listing: { pinConfirmed: by } }: PinRow) => by && (by.by === 'owner' ? 'the artist' : 'the guide staff'),
    },
  ]
  return (
    <>
      {service === 'none' && (
        <Notice tone="plain" title="This site has no address service">
          Every address waits for a pin that somebody places by hand. docs/deploy.md says how to add the key of a service.
        </Notice>
      )}
      <Queue
        rows={rows}
        spec={service === 'none' ? byHand : withService}
        factsOf={row => facts.map(fact => columnFact(fact, row, tz))}
        pathTo={id => `listings/${id}`}
      />
    </>
  )
}

type Spec = Omit<QueueSpec<PinRow>, 'facts'>

const byHand: Spec = {
  title: ({ listing }) => listing.displayName,
  waits: waitsForPin,
  since: ({ listing }) => listing.updatedAt,
  view: PinView,
  groups: {
    label: 'How sure',
    all: 'All pins that wait',
    of: ({ confidence }) => confidence,
    useNames: () => id => confidenceText[id as PinRow['confidence']] ?? id,
  },
  actions: [
    callAction(confirmPin)({
      label: 'Accept pin',
      on: 'one',
      key: 'a',
      fits: ({ confidence }) => confidence === 'rooftop' || confidence === 'interpolated',
      input: ({ id, pin }) => ({ listingId: id, seen: pin! }),
      done: (_, { listing }) => `The pin of ${listing.displayName} is confirmed.`,
    }),
    {
      label: 'Accept houses that were found',
      on: 'many',
      rule: acceptPins.access,
      fits: ({ confidence, isOutside, listing }) => confidence === 'rooftop' && !isOutside && listing.pin !== undefined,
      ask: {
        what: rows => `${counted(rows.length, 'pin')} of houses that were found become confirmed. Those outside of the city are left.`,
        fields: {},
      },
      run: async (rows, services, _, onProgress) => {
        let [accepted, done] = [0, 0]
        for (const some of chunked(rows, 200)) {
          accepted += (await services.get(Callables).call(acceptPins, { listingIds: some.map(({ id }) => id) })).accepted
          done += some.length
          onProgress({ done, total: rows.length })
        }
        return { message: `${counted(accepted, 'pin')} confirmed.` }
      },
    },
  ],
  empty: 'Every listing has a confirmed pin',
  comesFrom: { says: 'Listings come here when they have an address and no confirmed pin.', link: 'Import listings', to: '/cpanel/importcsv' },
}

const withService: Spec = {
  ...byHand,
  actions: [
    ...byHand.actions,
    {
      label: 'Find addresses',
      on: 'many',
      rule: geocodeBatch.access,
      fits: ({ confidence, site }) => !site && (confidence === 'none' || confidence === 'centroid'),
      ask: {
        what: rows => `The address service looks for ${counted(rows.length, 'address', 'addresses')} of listings without an exact pin.`,
        fields: {},
      },
      run: async (rows, services, _, onProgress) => {
        let [found, exact, done] = [0, 0, 0]
        for (const some of chunked(rows, 100)) {
          const { pins } = await services.get(Callables).call(geocodeBatch, { listingIds: some.map(({ id }) => id) })
          found += pins.filter(pin => pin.found !== 'nothing' && pin.found !== 'no-address' && pin.found !== 'kept').length
          exact += pins.filter(pin => pin.found === 'rooftop').length
          done += some.length
          onProgress({ done, total: rows.length })
        }
        return {
          message: `${counted(found, 'address', 'addresses')} found, ${exact} of them by the house. ${counted(rows.length - found, 'address', 'addresses')} not found.`,
        }
      },
    },
  ],
}
