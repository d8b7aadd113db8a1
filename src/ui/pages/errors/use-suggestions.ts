import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { ReservedPaths } from '../../../domain/shared/reserved-paths'
import { slugOf } from '../../../domain/shared/text/slug'
import { editDistance, similarWords } from '../../../domain/slugs/similar-words'
import { useApp } from '../../app-services/app-context'
import { artQueries } from '../../queries/art.queries'
import { guideQueries } from '../../queries/guide.queries'
import { siteQueries } from '../../queries/site.queries'
import type { RouteDefinition } from '../../routing/route-definition'
import { RouteTable, sectionOf } from '../../routing/route-table'
import { artistPath } from '../art/art-paths-and-texts'
import { guideLinks } from '../guide/guide-links'

interface Suggestion {
  readonly to: string
  readonly label: string
}

/** Pages that exist and that the visitor may have meant, the most similar first, then the page above. */
export function useSuggestions(path: string): readonly Suggestion[] {
  const rows = use(RouteTable)
  const addresses = useSimilarAddresses(path, rows)
  const names = useSimilarNames(path)
  const similar = [...addresses, ...names].toSorted((a, b) => a.distance - b.distance).slice(0, 3)
  const above = pageAbove(path, rows)
  const page = above === undefined ? [] : [{ to: above, label: above }]
  // A section without a page of its own, such as `/events`: the page that its routes name is what was meant.
  const all = path.lastIndexOf('/') === 0 ? [...page, ...similar] : [...similar, ...page]
  const titleOf = ({ to, label }: Suggestion) => rows.find(row => row.path.replace(/\/:\w+\?$/, '') === to)?.title ?? label
  return all.filter(({ to }, i) => all.findIndex(other => other.to === to) === i).map(found => ({ to: found.to, label: titleOf(found) }))
}

interface Similar extends Suggestion {
  /** Number of letters in which it differs from what was asked. */
  readonly distance: number
}

/** What the address service found for a one-segment address, or the most similar public addresses. */
function useSimilarAddresses(path: string, rows: readonly RouteDefinition[]): readonly Similar[] {
  const wanted = path.slice(1)
  const known = useQueryClient().getQueryData(siteQueries(useApp()).address(wanted).queryKey)
  const near = isMissing(known)
    ? known.nearest
    : similarWords(
        wanted,
        new ReservedPaths(rows).suggested.filter(word => word !== wanted),
      ).map(word => `/${word}`)
  return near.map(to => ({ to, label: to, distance: editDistance(path, to) }))
}

/** The artists whose names are most similar to the last segment: of an artist, a work or a studio. Loaded for such addresses only. */
function useSimilarNames(path: string): readonly Similar[] {
  const app = useApp()
  const [, section, segment = ''] = /^\/(art|artist|sfosguide)\/([^/]+)$/.exec(path) ?? []
  const isStudio = section === 'sfosguide'
  const { data: wall } = useQuery({ ...artQueries(app).wall(), enabled: section !== undefined && !isStudio })
  const { data: guide } = useQuery({ ...guideQueries(app).index(), enabled: isStudio })
  const links = guideLinks(undefined)
  const known = isStudio
    ? guide?.listings.map(card => ({ word: slugOf(card.name), to: links.listing(card), label: card.name }))
    : wall?.artists.map(artist => ({ word: artist.handle, to: artistPath(artist), label: artist.name }))
  if (!known) return []
  const meant = slugOf(decoded(segment))
  return similarWords(
    meant,
    known.map(({ word }) => word),
  ).map(word => {
    const { to, label } = known.find(one => one.word === word)!
    return { to, label, distance: editDistance(meant, word) }
  })
}

/** The parent that a route of this section names (`/calendar` for events), or the page without the last segment. */
function pageAbove(path: string, rows: readonly RouteDefinition[]): string | undefined {
  const named = rows.find(row => row.parent !== undefined && sectionOf(row.path) === sectionOf(path))?.parent
  const shorter = path.replace(/\/[^/]+$/, '')
  const above = named ?? rows.find(row => row.path.replace(/\/:\w+\?$/, '') === shorter)?.path.replace(/\/:\w+\?$/, '')
  return above === path ? undefined : above
}

const isMissing = (found: unknown): found is { readonly nearest: readonly string[] } =>
  typeof found === 'object' && found !== null && 'nearest' in found && Array.isArray(found.nearest)

/** Invalid escapes stay unchanged; `decodeURIComponent` would throw. */
const decoded = (segment: string) => new URLSearchParams(`segment=${segment}`).get('segment') ?? ''
