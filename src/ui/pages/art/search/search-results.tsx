import type { ArtSearchResult } from '../../../../domain/art/art-search'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { useRowsShown } from '../../../routing/use-rows-shown'
import { ArtistGrid } from '../grids/artist-grid'
import { WorkGrid } from '../grids/work-grid'
import css from './searchable-art.module.css'

interface SearchResultsProps {
  readonly answer: ArtSearchResult
  /** The filters of the result: when they change, the list starts again with the first works. */
  readonly of: unknown
  readonly sight: 'works' | 'artists'
  /** Names by id. */
  readonly neighbourhoods: ReadonlyMap<string, string>
  readonly onArtists: () => void
}

/** Works shown at first, and added with each click. */
const step = 36

/** The works or artists that were found. */
export function SearchResults({ answer, of, sight, neighbourhoods, onArtists }: SearchResultsProps) {
  const { works, artists } = answer
  const [count, setCount] = useRowsShown(step, of, true)
  const total = sight === 'works' ? works.length : artists.length
  return (
    <>
      {sight === 'works' && works.length === 0 && (
        <p>
          No work matches, but {counted(artists.length, 'artist')} {artists.length === 1 ? 'does' : 'do'}.{' '}
          <Button size="s" onClick={onArtists}>
            Show artists
          </Button>
        </p>
      )}
      {sight === 'works' ? (
        <WorkGrid works={works.slice(0, count).map(({ work, artist }) => ({ ...work, artist: artist.name }))} />
      ) : (
        <ArtistGrid artists={artists.slice(0, count)} neighbourhoods={neighbourhoods} />
      )}
      {total > count && (
        <p className={css.more}>
          <Button onClick={() => setCount(count + step)}>Show {Math.min(step, total - count)} more</Button>
        </p>
      )}
    </>
  )
}
