import { useApp, useLiveQuery } from '../../app-services/app-context'
import { selectInput } from '../engine/fields/option-inputs'
import { listingQueries } from './listings/listing.queries'
import { useEdition } from './use-edition'
import { useNeighbourhoods, useWeekends } from './weekends/use-weekends-and-neighbourhoods'

/** A weekend of the chosen edition. */
export const WeekendInput = selectInput({
  useOptions: () => useWeekends(useEdition()?.id).map(({ id, n, name }) => ({ value: id, label: `${n} · ${name}` })),
  empty: 'Choose a weekend',
})

/** A building in the city of the edition, for a listing that moves. */
export const OtherBuildingInput = selectInput({
  useOptions: () =>
    useLiveQuery(listingQueries(useApp()).buildings(useEdition()?.city ?? ''))
      .filter(({ deletedAt }) => !deletedAt)
      .map(({ id, name }) => ({ value: id, label: name })),
  empty: 'No other building',
})

/** A neighborhood of the city, for a listing that moves. */
export const OtherNeighbourhoodInput = selectInput({
  useOptions: () => useNeighbourhoods(useEdition()?.city).map(({ id, name }) => ({ value: id, label: name })),
  empty: 'No other neighborhood',
})
