import { useQuery } from '@tanstack/react-query'
import { slugOf } from '../../../domain/shared/text/slug'
import { similarWords } from '../../../domain/slugs/similar-words'
import { useApp } from '../../app-services/app-context'
import { artQueries } from '../../queries/art.queries'
import { artistPath } from '../art/art-text'

/** For a missing artist or work: the pages of published artists whose names are most similar to the address. Loaded for such addresses only. */
export function useNearestArtists(path: string): readonly string[] {
  const [, meant] = /^\/art(?:ist)?\/([^/]+)$/.exec(path) ?? []
  const { data: wall } = useQuery({ ...artQueries(useApp()).wall(), enabled: meant !== undefined })
  if (!wall || meant === undefined) return []
  const handles = wall.artists.map(({ handle }) => handle)
  return similarWords(slugOf(decoded(meant)), handles).map(handle => artistPath({ handle }))
}

/** Invalid escapes stay unchanged; `decodeURIComponent` would throw. */
const decoded = (segment: string) => new URLSearchParams(`segment=${segment}`).get('segment') ?? ''
