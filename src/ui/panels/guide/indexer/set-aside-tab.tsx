import { useMemo } from 'react'
import { setAsideNumbers } from '../../../../domain/guide/numbering/set-aside-numbers.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { CollectionTable } from '../../engine/collection-table'
import { customPanel } from '../../engine/custom-panel'
import { pickInput, selectInput } from '../../engine/fields/option-inputs'
import type { CollectionSpec, RowOf } from '../../engine/panel-spec'
import { usePanelView } from '../../engine/use-panel-view'
import { listingQueries } from '../listings/listing.queries'
import { listingInput } from '../listings/use-listings'
import { useEdition } from '../use-edition'
import { useNeighbourhoods } from '../weekends/use-weekends-and-neighbourhoods'

type Row = RowOf<typeof setAsideNumbers>

const useBuildings = () => useLiveQuery(listingQueries(useApp()).buildings(useEdition()?.city ?? ''))

const inputs = {
  neighbourhoodId: selectInput({
    useOptions: () => useNeighbourhoods(useEdition()?.city).map(({ id, name }) => ({ value: id, label: name })),
    empty: 'None',
  }),
  siteId: pickInput({
    useOptions: () => useBuildings().map(({ id, name }) => ({ value: id, label: name })),
    nothingFound: 'No building has this name.',
  }),
  listingId: listingInput(({ status }) => status !== 'withdrawn'),
}

/** Numbers that are kept for a neighborhood, a building or a listing, or free. The next run gives them. */
export default customPanel(() => {
  const edition = useEdition()
  const editionId = edition?.id ?? 'none'
  const buildings = useBuildings()
  const hoods = useNeighbourhoods(edition?.city)
  const listed = useLiveQuery(listingQueries(useApp()).all(editionId))
  const names = new Map([...hoods, ...buildings].map(({ id, name }) => [id, name]))
  for (const { id, displayName } of listed) names.set(id, displayName)
  const namesKey = [...names].join('\n')
  const spec = useMemo<CollectionSpec<typeof setAsideNumbers>>(
    () => ({
      find: { params: { edition: editionId } },
      columns: [
        { name: 'numbers', label: 'Numbers', value: ({ from, to }: Row) => (to === undefined || to === from ? String(from) : `${from}–${to}`) },
        {
          name: 'for',
          label: 'For',
          value: ({ listingId, siteId, neighbourhoodId }: Row) => names.get(listingId ?? siteId ?? neighbourhoodId ?? '') ?? 'Nobody: they stay free',
        },
        'from',
        'to',
        'note',
      ],
      sort: 'from',
      form: ['from', 'to', 'neighbourhoodId', 'siteId', 'listingId', 'note'],
      begin: {},
      inputs,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- by what the names say
    [editionId, namesKey],
  )
  return <CollectionTable key={editionId} of={setAsideNumbers} spec={spec} state={usePanelView('from')} />
})
