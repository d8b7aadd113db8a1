import { lazy } from 'react'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { selectInput } from '../../engine/fields/option-inputs'
import { pinInput } from '../../engine/fields/pin-input'
import { listingQueries } from '../../guide/listings/listing.queries'
import { listingInput } from '../../guide/listings/use-listings'
import { useEdition } from '../../guide/use-edition'
import { NeighbourhoodInput } from '../../guide/weekends/building-inputs'
import { useEditionGround, useWeekends } from '../../guide/weekends/use-weekends-and-neighbourhoods'

const PublishedPictureSelect = lazy(() => import('../../engine/fields/published-picture-select'))

const WeekendInput = selectInput({
  useOptions: () => useWeekends(useEdition()?.id).map(({ id, n, name }) => ({ value: id, label: `${n} · ${name}` })),
  empty: 'The weekend of its first day',
})

const BuildingInput = selectInput({
  useOptions: () =>
    useLiveQuery(listingQueries(useApp()).buildings(useEdition()?.city ?? ''))
      .filter(({ deletedAt }) => !deletedAt)
      .map(({ id, name }) => ({ value: id, label: name })),
  empty: 'No building of the guide',
})

/** Inputs of an event’s form whose choices are those of the edition in the address. */
export const guideEventInputs = {
  weekendId: WeekendInput,
  neighbourhoodId: NeighbourhoodInput,
  pin: pinInput({ label: 'Place of the event', point: 'The event', useGround: useEditionGround }),
  siteId: BuildingInput,
  listingId: listingInput(({ status }) => status !== 'withdrawn'),
  imageId: PublishedPictureSelect,
}
