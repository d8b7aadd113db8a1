import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { wallOf } from '../../../domain/artists/art-wall'
import type { ArtWall } from '../../../domain/artists/published-art'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import { localMoment } from '../../../domain/guide/local-day'
import type { App } from '../../app-services/app'
import { latePart } from '../../delivery/late-part'
import { Button } from '../../kit/button'
import { Choice } from '../../kit/choice'
import { Skeleton } from '../../kit/skeleton'
import { TextField } from '../../kit/text-field'
import { counted } from './art-words'
import { ArtistsHang } from './artists-hang'
import { isAsking, questionOf, type Sight } from './search-address'
import css from './search-board.module.css'
import { useArtSearch } from './use-art-search'
import { useSearchAddress } from './use-search-address'

// The works come with the first answer, the map when somebody asks for it; the filters stand as they were prerendered until the page has settled.
const WorksHang = lazy(async () => ({ default: (await import('./works-hang')).WorksHang }))
const NothingFound = latePart(async () => ({ default: (await import('./nothing-found')).NothingFound }))
const SearchFilters = latePart(async () => ({ default: (await import('./search-filters')).SearchFilters }))
const SearchMap = lazy(async () => ({ default: (await import('./search-map')).SearchMap }))

interface SearchBoardProps {
  readonly app: App
  readonly wall: ArtWall
  readonly guide: GuideIndex | null
  readonly now: Date
}

/** Works drawn at first and with each press. */
const step = 36

/** One question and three sights of its answer: the works, the artists, their studios on the map. */
export function SearchBoard({ app, wall, guide, now }: SearchBoardProps) {
  const [{ filters, sight }, change] = useSearchAddress()
  const asked = useDeferredValue(filters)
  const asking = isAsking(asked)
  const moment = useMemo(() => (guide ? localMoment(now, guide.edition.tz) : undefined), [guide, now])
  const day = moment?.date ?? ''
  const search = useArtSearch(app, wall, guide, day, asking ? 'now' : 'idle')
  const answer = useMemo(() => search?.ask(questionOf(asked, moment)), [search, asked, moment])
  const [shown, setShown] = useState({ of: asked, count: step })
  const count = shown.of === asked ? shown.count : step
  const hoods = useMemo(() => new Map(wall.neighbourhoods.map(({ id, name }) => [id, name])), [wall])
  const total = sight === 'works' ? answer?.works.length : answer?.artists.length
  const empty = answer?.artists.length === 0
  return (
    <>
      <search className={css.ask}>
        <TextField
          label="Search art and artists"
          help="An artist, a title, a medium, a color, a neighborhood: accents and a slip of the finger are forgiven."
          type="search"
          autoComplete="off"
          value={filters.text ?? ''}
          onChange={event => change({ filters: { ...filters, text: event.target.value } })}
        />
        <Suspense fallback={null}>
          <SearchFilters {...{ wall, guide, filters, answer }} onChange={next => change({ filters: next })} />
        </Suspense>
      </search>
      <div className={css.bar}>
        <p role="status" className={css.count}>
          {answer ? countWords(answer.works.length, answer.artists.length) : `${counted(wall.artists.length, 'artist')} on the wall`}
        </p>
        <Choice
          legend="Show"
          quiet
          value={[sight]}
          onChange={([value]) => change({ sight: value as Sight })}
          options={[{ value: 'works', label: 'Works' }, { value: 'artists', label: 'Artists' }, ...(guide ? [{ value: 'map', label: 'Map' }] : [])]}
        />
      </div>
      {!answer && asking && <Skeleton height="14rem" lines={3} />}
      {!answer && !asking && <ArtistsHang artists={wallOf(wall, { sort: 'today' }, day).slice(0, 12)} neighbourhoods={hoods} first />}
      {answer && empty && (
        <Suspense fallback={null}>
          <NothingFound answer={answer} filters={filters} onChange={next => change({ filters: next })} />
        </Suspense>
      )}
      {answer && !empty && sight === 'works' && answer.works.length === 0 && (
        <p>
          No work fits, but {counted(answer.artists.length, 'artist')} {answer.artists.length === 1 ? 'does' : 'do'}.{' '}
          <Button size="s" onClick={() => change({ sight: 'artists' })}>
            Show artists
          </Button>
        </p>
      )}
      {answer && sight === 'works' && (
        <Suspense fallback={<Skeleton height="14rem" lines={3} />}>
          <WorksHang works={answer.works.slice(0, count).map(({ work, artist }) => ({ ...work, artist: artist.name }))} />
        </Suspense>
      )}
      {answer && sight === 'artists' && <ArtistsHang artists={answer.artists.slice(0, count)} neighbourhoods={hoods} />}
      {answer && guide && moment && sight === 'map' && !empty && (
        <Suspense fallback={<Skeleton height="30rem" />}>
          <SearchMap guide={guide} studios={answer.studios} at={moment} hood={asked.hood} />
        </Suspense>
      )}
      {sight !== 'map' && total !== undefined && total > count && (
        <p className={css.more}>
          <Button onClick={() => setShown({ of: asked, count: count + step })}>Show {Math.min(step, total - count)} more</Button>
        </p>
      )}
    </>
  )
}

const countWords = (works: number, artists: number) => `${counted(works, 'work')} by ${counted(artists, 'artist')}`
