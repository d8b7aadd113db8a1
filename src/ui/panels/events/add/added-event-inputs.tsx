import { lazy } from 'react'
import { artists } from '../../../../domain/artists/artists.collection'
import { scope } from '../../../../domain/shared/records/policy'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { calendarQueries } from '../../../queries/calendar.queries'
import { guideQueries } from '../../../queries/guide.queries'
import { knownEditionsQuery } from '../../../queries/known-editions.queries'
import { recordsQuery } from '../../../queries/record.queries'
import { pickInput, selectInput } from '../../engine/fields/option-inputs'
import { usePanelContext } from '../../engine/use-panel-context'
import { PersonInput } from '../../people/person/person-input'

const PublishedPictureSelect = lazy(() => import('../../engine/fields/published-picture-select'))

/** The map comes after the form. */
const EventPinInput = lazy(() => import('./event-pin-input'))

const useGuide = () => useLiveQuery(guideQueries(useApp()).index())

/** Without help from people's staff, an organizer can be an artist whom visitors know. */
const ArtistInput = pickInput({
  useOptions: () =>
    useLiveQuery(recordsQuery(useApp(), artists, { where: [['status', '==', 'public']] })).map(({ id, displayName }) => ({
      value: id,
      label: displayName,
    })),
  nothingFound: 'No public artist has this name. Staff with access to people can choose anybody.',
})

function OrganizerInput(props: FieldInputProps) {
  const { may } = usePanelContext()
  return may(scope('people')) ? <PersonInput {...props} /> : <ArtistInput {...props} />
}

/** Inputs of the staff form for events, by field. */
export const addedEventInputs = {
  imageId: PublishedPictureSelect,
  organizerId: OrganizerInput,
  editionId: selectInput({
    useOptions: () => useLiveQuery(knownEditionsQuery(useApp())).map(({ id, name }) => ({ value: id, label: `${id} · ${name}` })),
    empty: 'No guide',
  }),
  neighbourhoodId: selectInput({
    useOptions: () => useLiveQuery(calendarQueries(useApp()).index())?.neighbourhoods.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    empty: 'No neighborhood',
  }),
  listingId: pickInput({
    useOptions: () => useGuide()?.listings.map(({ id, name, number }) => ({ value: id, label: number ? `${number} · ${name}` : name })) ?? [],
    nothingFound: 'No studio of the current guide has this name.',
  }),
  siteId: selectInput({
    useOptions: () => useGuide()?.sites.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    empty: 'No building of the guide',
  }),
  pin: EventPinInput,
}
