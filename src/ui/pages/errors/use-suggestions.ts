import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { slugOf } from '../../../domain/shared/text/slug'
import type { KnownAddress } from '../../../domain/slugs/similar-addresses'
import { similarWords } from '../../../domain/slugs/similar-words'
import { useApp } from '../../app-services/app-context'
import { artQueries } from '../../queries/art.queries'
import { calendarQueries } from '../../queries/calendar.queries'
import { guideQueries } from '../../queries/guide.queries'
import { offerQueries } from '../../queries/offer.queries'
import { sectionQueries } from '../../queries/section.queries'
import { siteQueries } from '../../queries/site.queries'
import type { RouteDefinition } from '../../routing/route-definition'
import { RouteTable, sectionOf } from '../../routing/route-table'
import { artistPath, workPath } from '../art/art-paths-and-texts'
import { guideLinks } from '../guide/guide-links'
import { suggestions } from './suggestions'

/** Pages that exist and that the visitor may have meant. */
export function useSuggestions(path: string): readonly KnownAddress[] {
  const rows = use(RouteTable)
  return suggestions(path, rows, [...useNamedPages(path, rows), ...useStoredAddresses(path)])
}

/** What the address service found for an address of one segment: written pages, artists, short links. */
function useStoredAddresses(path: string): readonly KnownAddress[] {
  const known = useQueryClient().getQueryData(siteQueries(useApp()).address(path.slice(1)).queryKey)
  return isMissing(known) ? known.nearest.map(to => ({ to, label: to })) : []
}

/** Pages with names: campaigns and programs always; the many artists, works, studios and events only for an address of their section. */
function useNamedPages(path: string, rows: readonly RouteDefinition[]): readonly KnownAddress[] {
  const app = useApp()
  const sections = new Set(rows.map(row => sectionOf(row.path)).filter(section => !section.startsWith(':')))
  // `/event/first-friday` is of the events.
  const section = similarWords(sectionOf(path), sections, 1)[0] ?? ''
  const isOf = (...names: readonly string[]) => path.lastIndexOf('/') > 0 && names.includes(section)
  const isWritten = rows.some(row => row.path === `/${section}`) && rows.some(row => row.path === `/${section}/:id`)
  const { data: campaigns = [] } = useQuery(offerQueries(app).campaigns())
  const { data: programs = [] } = useQuery(offerQueries(app).programs())
  const { data: written } = useQuery({ ...sectionQueries(app).section(section), enabled: isOf(section) && isWritten })
  const { data: wall } = useQuery({ ...artQueries(app).wall(), enabled: isOf('artist', 'artists') })
  const { data: art } = useQuery({ ...artQueries(app).collection(), enabled: isOf('art') })
  const { data: guide } = useQuery({ ...guideQueries(app).index(), enabled: isOf('sfosguide') })
  const { data: calendar } = useQuery({ ...calendarQueries(app).index(), enabled: isOf('events') })
  const links = guideLinks(undefined)
  return [
    ...campaigns.map(({ id, title }) => ({ to: `/donors/${id}`, label: title })),
    ...programs.map(({ id, title }) => ({ to: `/programs/${id}`, label: title })),
    ...(written?.children ?? []).map(({ slug, title }) => ({ to: `/${section}/${slug}`, label: title })),
    ...(wall?.artists ?? art?.artists ?? []).map(artist => ({ to: artistPath(artist), label: artist.name })),
    ...(art?.works ?? []).map(work => ({ to: workPath(work), label: work.title })),
    ...(guide?.listings ?? []).map(card => ({ to: links.listing(card), label: card.name, like: `/sfosguide/${slugOf(card.name)}` })),
    ...(guide?.articles ?? []).map(({ id, title }) => ({ to: links.article(id), label: title })),
    ...(calendar?.events ?? []).map(({ id, title }) => ({ to: `/events/${id}`, label: title })),
  ]
}

const isMissing = (found: unknown): found is { readonly nearest: readonly string[] } =>
  typeof found === 'object' && found !== null && 'nearest' in found && Array.isArray(found.nearest)
