import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import type { ArtistsGridPage } from '../../../../domain/art/artists-grid'
import { localMoment } from '../../../../domain/shared/time/local-day'
import type { App } from '../../../app-services/app-context'
import { useCountedSearch, wordsAlone } from '../../../app-services/count-searches'
import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { useDoorStatuses } from '../../../door-status/use-door-statuses'
import { Choice } from '../../../kit/controls/choice'
import { SearchField } from '../../../kit/controls/search-field'
import { counted } from '../../../kit/counted'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { BelowFold } from '../../../layout/below-fold'
import { useAddressState } from '../../../routing/use-address-state'
import { ArtistGrid } from '../grids/artist-grid'
import { type SearchFilters as Filters, isAsking, questionOf, type Sight, searchAddress } from './search-address'
import css from './searchable-art.module.css'
import { useArtSearch } from './use-art-search'

// The works load with the first search, the map when it is opened; the filters stay as prerendered until hydration.
const SearchResults = lazy(async () => ({ default: (await import('./search-results')).SearchResults }))
const SavedSearches = lazyAfterHydration(() => import('./saved-searches'))
const NothingFound = lazyAfterHydration(async () => ({ default: (await import('./nothing-found')).NothingFound }))
const SearchFilters = lazyAfterHydration(async () => ({ default: (await import('./search-filters')).SearchFilters }))
const FollowDoorStatuses = lazyAfterHydration(async () => ({
  default: (await import('../../../door-status/follow-door-statuses')).FollowDoorStatuses,
}))
const SearchMap = lazy(async () => ({ default: (await import('./search-map')).SearchMap }))

interface SearchableArtProps {
  readonly app: App
  readonly front: ArtistsGridPage
  readonly now: Date
}

/** Artists shown before a search. */
const hung = 12

/** One search and three views of its results: the works, the artists, and their studios on the map. */
export function SearchableArt({ app, front, now }: SearchableArtProps) {
  const [{ filters, sight }, change] = useAddressState(searchAddress)
  const ask = (part: Filters) => change(before => ({ filters: { ...before.filters, ...part } }))
  const clear = () => change({ filters: {} })
  const asked = useDeferredValue(filters)
  const asking = isAsking(asked)
  const { edition } = front
  const moment = useMemo(() => (edition ? localMoment(now, edition.tz) : undefined), [edition, now])
  const day = moment?.date ?? ''
  const made = useArtSearch(app, front, day, asking ? 'now' : 'idle')
  const doors = useDoorStatuses()
  const answer = useMemo(() => made?.search.ask(questionOf(asked, moment, doors)), [made, asked, moment, doors])
  useCountedSearch('art', wordsAlone(asked), answer?.artists.length)
  const hoods = useMemo(() => new Map(front.neighbourhoods.map(({ id, name }) => [id, name])), [front])
  const empty = answer?.artists.length === 0
  return (
    <>
      {edition && (asked.openAt !== undefined || sight === 'map') && (
        <Suspense fallback={null}>
          <FollowDoorStatuses />
        </Suspense>
      )}
      <search className={css.ask}>
        <SearchField
          label="Search art and artists"
          help="An artist, title, medium, color or neighborhood. Small typing errors are fine."
          value={filters.text ?? ''}
          onChange={text => ask({ text })}
        />
        <Suspense
          fallback={<div className={css.filters} data-open={front.weekends.some(({ days }) => days.some(({ date }) => date === day)) || undefined} />}
        >
          <SearchFilters {...{ front, filters, answer }} today={day} onChange={ask} onClear={clear} />
        </Suspense>
      </search>
      <div className={css.bar}>
        <p role="status" className={css.count}>
          {answer ? countWords(answer.works.length, answer.artists.length) : `${counted(front.all, 'artist')} and their works`}
        </p>
        <Choice
          legend="Show"
          quiet
          value={[sight]}
          onChange={([value]) => change({ sight: value as Sight })}
          options={[{ value: 'works', label: 'Works' }, { value: 'artists', label: 'Artists' }, ...(edition ? [{ value: 'map', label: 'Map' }] : [])]}
        />
      </div>
      {answer && (
        <Suspense fallback={null}>
          <SavedSearches filters={asked} answer={answer} />
        </Suspense>
      )}
      {!answer && asking && <Skeleton height="14rem" lines={3} />}
      {!answer && !asking && (
        <BelowFold>
          <ArtistGrid artists={front.shown.slice(0, hung)} neighbourhoods={hoods} first />
        </BelowFold>
      )}
      {answer && empty && (
        <Suspense fallback={null}>
          <NothingFound answer={answer} filters={filters} onChange={next => change({ filters: next })} />
        </Suspense>
      )}
      {answer && !empty && sight !== 'map' && (
        <Suspense fallback={<Skeleton height="14rem" lines={3} />}>
          <SearchResults answer={answer} of={asked} sight={sight} neighbourhoods={hoods} onArtists={() => change({ sight: 'artists' })} />
        </Suspense>
      )}
      {made?.guide && answer && moment && sight === 'map' && !empty && (
        <Suspense fallback={<Skeleton height="30rem" />}>
          <SearchMap guide={made.guide} studios={answer.studios} at={moment} hood={asked.hood} />
        </Suspense>
      )}
    </>
  )
}

const countWords = (works: number, artists: number) => `${counted(works, 'work')} by ${counted(artists, 'artist')}`
