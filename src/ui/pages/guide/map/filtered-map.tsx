import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { MapEdition } from '../../../../domain/guide/reading/edition-for-map'
import { openingAt } from '../../../../domain/guide/reading/opening-times'
import { localMoment } from '../../../../domain/shared/time/local-day'
import type { LiveQuery } from '../../../app-services/app-context'
import { useCountedSearch, wordsAlone } from '../../../app-services/count-searches'
import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { useDoorStatuses } from '../../../door-status/use-door-statuses'
import { Button } from '../../../kit/button'
import { SearchField } from '../../../kit/controls/search-field'
import { counted } from '../../../kit/counted'
import { DocumentTitle } from '../../../kit/document-title'
import type { StudioMapProps } from '../../../map/map-props'
import { useAddressState } from '../../../routing/use-address-state'
import type { GuideLinks } from '../guide-links'
import css from './filtered-map.module.css'
import { isAsking, type MapFilters as MapFilterValues, mapAddress } from './map-address'
import { useGuideSearch } from './use-guide-search'
import { useNearMe } from './use-near-me'

// Needed only after the first selection and the first empty result.
const MapCard = lazyAfterHydration(() => import('./pin-card'))
const NoMatchingStudios = lazyAfterHydration(() => import('./no-matching-studios'))
const SearchLoading = lazyAfterHydration(() => import('./search-loading'))
// These keep their prerendered HTML until after hydration.
const MapFilters = lazyAfterHydration(() => import('./map-filters'))
const MapList = lazyAfterHydration(async () => ({ default: (await import('./map-list')).MapList }))
const MapLegend = lazyAfterHydration(async () => ({ default: (await import('./map-legend')).MapLegend }))
const StudioMap = lazyAfterHydration(() => import('../../../map/studio-map'))

interface FilteredMapProps {
  readonly guide: MapEdition
  /** Search index, loaded after the page or with the first filter. */
  readonly whole: LiveQuery<GuideIndex | null>
  readonly links: GuideLinks
  readonly now: Date
}

/** Filters with their result as a map and as a list; both always show the same studios. */
export function FilteredMap({ guide, whole, links, now }: FilteredMapProps) {
  const [{ filters, at: chosenId, view, order }, change] = useAddressState(mapAddress)
  const ask = (part: MapFilterValues) => change(before => ({ filters: { ...before.filters, ...part }, view: undefined }))
  // The map takes its first view from the address; afterwards the address follows the map.
  const [startView] = useState(view)
  const [spread, setSpread] = useState<readonly string[]>([])
  const near = useNearMe()
  const [route, setRoute] = useState<StudioMapProps['route']>()
  const moment = useMemo(() => localMoment(now, guide.edition.tz), [now, guide])
  const asked = useDeferredValue(filters)
  const asking = isAsking(asked)
  const { data: index, isError, refetch } = useQuery({ ...whole, enabled: asking, staleTime: Number.POSITIVE_INFINITY })
  const search = useGuideSearch(index ?? undefined, asking ? 'now' : 'idle')
  const doors = useDoorStatuses()
  const answer = useMemo(() => search?.(asked, moment, doors), [search, asked, moment, doors])
  useCountedSearch('guide', wordsAlone(asked), answer?.cards.length)
  const cards = answer?.cards ?? (asking ? undefined : guide.listings)
  const openIds = useMemo(
    () => new Set(guide.listings.filter(({ id, openings }) => doors?.[id]?.open ?? openingAt(openings, moment)).map(({ id }) => id)),
    [guide, moment, doors],
  )

  const select = useCallback(
    (ids: readonly string[]) => {
      setSpread(ids)
      change({ at: ids[0] })
    },
    [change],
  )
  const selectOne = useCallback((id: string) => select([id]), [select])
  const look = useCallback((next: string | undefined) => change({ view: next }), [change])
  const chosen = spread[0] === chosenId ? spread : chosenId ? [chosenId] : []
  const known: MapEdition['listings'] = index?.listings ?? guide.listings
  const chosenCards = chosen.flatMap(id => known.find(listing => listing.id === id) ?? [])
  const pinned = (cards ?? []).filter(({ pin }) => pin).length
  return (
    <div className={css.board}>
      <DocumentTitle
        specific={guide.edition.name}
        description={`${counted(guide.listings.length, 'studio')} of ${guide.edition.name} on the map of ${guide.edition.city}, by number, medium, weekend, and what is open now.`}
      />
      <div className={css.head}>
        <h1 tabIndex={-1}>Map of {guide.edition.city}</h1>
        <search className={css.ask}>
          <SearchField
            label="Search the guide"
            value={filters.text ?? ''}
            onChange={text => change(before => ({ filters: { ...before.filters, text } }))}
          />
          <Suspense fallback={<div className={css.filters} />}>
            <MapFilters
              {...{ guide, filters, answer, near }}
              at={moment}
              found={cards && counted(cards.length, 'studio')}
              onChange={ask}
              onClear={() => change({ filters: {}, view: undefined })}
            />
          </Suspense>
        </search>
      </div>
      <div className={css.map}>
        <Suspense fallback={null}>
          {cards && (
            <StudioMap
              index={guide}
              listings={cards}
              selectedId={chosenId}
              openIds={openIds}
              highlighted={asked.neighbourhood}
              here={near.here}
              route={route}
              startView={startView}
              onSelect={select}
              onSpread={select}
              onViewChange={look}
            />
          )}
        </Suspense>
        {chosenCards.length > 0 && (
          <Suspense fallback={null}>
            <MapCard links={links} sites={guide.sites} cards={chosenCards} at={moment} onClose={() => select([])} />
          </Suspense>
        )}
      </div>
      <div className={css.side}>
        <div className={css.top}>
          <p role="status" className={css.count}>
            {cards && counted(cards.length, 'studio')}
            {cards && pinned < cards.length && `, ${pinned} on the map`}
          </p>
          {moment.date <= guide.edition.endsOn && (
            <Button
              size="s"
              look={order ? 'set' : 'plain'}
              aria-pressed={order !== undefined}
              onClick={() => change({ order: order ? undefined : 'open' })}
            >
              Open first
            </Button>
          )}
        </div>
        <Suspense fallback={null}>
          {!cards && <SearchLoading failed={isError} onRetry={() => void refetch()} />}
          {answer?.cards.length === 0 && <NoMatchingStudios answer={answer} filters={filters} onChange={next => change({ filters: next })} />}
        </Suspense>
        {/* Together: what stands below the list must not come before it. */}
        <Suspense fallback={null}>
          {cards && (
            <MapList
              links={links}
              cards={cards}
              index={index}
              openIds={order && openIds}
              neighbourhoods={guide.neighbourhoods}
              at={moment}
              selectedId={chosenId}
              near={near}
              onRoute={setRoute}
              onSelect={selectOne}
            />
          )}
          <MapLegend neighbourhoods={guide.neighbourhoods} sheets={links.maps({ sheet: asked.neighbourhood ?? 'all' })} />
        </Suspense>
      </div>
    </div>
  )
}
