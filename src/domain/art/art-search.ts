import type MiniSearch from 'minisearch'
import { colourNames, colourNamesOf } from '../artists/colour-names'
import { priceBandOf, priceBands, sizeBandOf, sizeBands } from '../artists/price-and-size-bands'
import type { GuideCard, GuideIndex } from '../guide/publishing/guide-snapshot-types'
import { minutesOf } from '../guide/reading/opening-times'
import { type Alternative, filtersToRemove } from '../shared/filters-to-remove'
import { wordHits, wordIndex } from '../shared/text/word-index'
import { type LocalMoment, wallMinute } from '../shared/time/local-day'
import { drawn } from './artists-grid'
import type { WorkCard } from './artists-snapshot-types'
import { interleaveByArtist } from './interleave-by-artist'
import type { ArtCollection, GridArtist } from './published-art'

/** The filters of a search; results match all of them. All words must be found, each in any field. */
export interface ArtQuery {
  /** Searched words. Accents and case are ignored, one typing error is allowed, and prefixes match. */
  readonly text?: string
  readonly medium?: string
  readonly tag?: string
  readonly colour?: string
  readonly size?: string
  readonly price?: string
  /** Id of a neighborhood. */
  readonly hood?: string
  /** Number of the weekend on which the artist's studio is open. */
  readonly weekend?: string
  /** `partial` includes full access. */
  readonly access?: string
  /** The studio is open at this local time of the edition. */
  readonly openAt?: LocalMoment
  /** How doors stand at `openAt`, by listing, where their artists said something else than their hours. */
  readonly doors?: Readonly<Record<string, { readonly open: boolean }>> | undefined
}
export type ArtFilter = Exclude<keyof ArtQuery, 'doors'>
export type ArtFacet = Exclude<ArtFilter, 'text' | 'openAt'>

export interface FacetChoice {
  readonly value: string
  readonly label: string
  readonly count: number
}

export interface FoundWork {
  readonly work: WorkCard
  readonly artist: GridArtist
}
export interface ArtSearchResult {
  readonly works: readonly FoundWork[]
  /** The artists of the works and those found by name, the best match first. */
  readonly artists: readonly GridArtist[]
  /** Their studios in the current guide. */
  readonly studios: readonly GuideCard[]
  readonly facets: Readonly<Record<ArtFacet, readonly FacetChoice[]>>
  /** Only for an empty result: filters to remove, the one with the most results first. */
  readonly alternatives: readonly Alternative<ArtFilter>[]
}

export interface ArtSearch {
  ask(query: ArtQuery): ArtSearchResult
}

const weights = { artist: 8, title: 6, medium: 4, tags: 3, neighbourhood: 3, colours: 2, year: 2 } as const
const facetNames = ['medium', 'tag', 'colour', 'size', 'price', 'hood', 'weekend', 'access'] as const satisfies readonly ArtFacet[]
const bits = Object.fromEntries([...facetNames, 'text', 'openAt'].map((name, i) => [name, 1 << i])) as Record<ArtFilter, number>
/** Filters that apply to works only. An artist found by name need not match them. */
const ofWorks = bits.tag | bits.colour | bits.size | bits.price

/** An entry of the index: a work, or an artist alone. */
interface Entry {
  readonly artist: GridArtist
  readonly work?: WorkCard
  readonly values: Readonly<Record<ArtFacet, readonly string[]>>
}

/**
 * The search over artists and works. `guide` is the current guide, for places and opening times. `day` (`YYYY-MM-DD`) seeds the order of
 * equally good results: artists in the order of that day's grid, one work of each before anybody's second.
 */
export function artSearch({ artists, works, neighbourhoods }: ArtCollection, guide: GuideIndex | null, day: string): ArtSearch {
  const listings = new Map<string, GuideCard[]>()
  for (const card of guide?.listings ?? []) if (card.artist !== undefined) listings.set(card.artist, [...(listings.get(card.artist) ?? []), card])
  const studiosOf = ({ handle }: GridArtist) => listings.get(handle) ?? []
  const byId = new Map(artists.map(artist => [artist.id, artist]))
  const entries: readonly Entry[] = [
    ...works.flatMap(work => {
      const artist = byId.get(work.artistId)
      return artist ? [{ artist, work, values: valuesOf(artist, studiosOf(artist), work) }] : []
    }),
    ...artists.map(artist => ({ artist, values: valuesOf(artist, studiosOf(artist)) })),
  ]
  const labels = facetLabels(entries, neighbourhoods, guide)
  const hoods = new Map(neighbourhoods.map(({ id, name }) => [id, name]))
  const lots = new Map(artists.map(({ id }) => [id, drawn(day, id)]))
  let filed: MiniSearch | undefined
  const words = () => (filed ??= wordIndex(weights, entries.map(documentOf(hoods))))

  const ask = (query: ArtQuery): ArtSearchResult => {
    const text = query.text?.trim() ?? ''
    const scores = text === '' ? undefined : new Map(wordHits(words(), text).map(hit => [hit.id as number, hit.score]))
    const minute = query.openAt && wallMinute(query.openAt)
    const isOpen = (artist: GridArtist) =>
      studiosOf(artist).some(
        ({ id, openings }) => query.doors?.[id]?.open ?? openings.map(minutesOf).some(([from, to]) => from <= minute! && minute! < to),
      )
    const wanted = facetNames.flatMap(name => (query[name] ? [{ name, value: query[name], bit: bits[name] }] : []))
    const fails = entries.map(({ artist, values }, i) => {
      let failed = scores === undefined || scores.has(i) ? 0 : bits.text
      if (minute !== undefined && !isOpen(artist)) failed |= bits.openAt
      for (const { name, value, bit } of wanted) if (!values[name].includes(value)) failed |= bit
      return failed
    })

    const fitting = entries.map((entry, i) => ({ ...entry, i })).filter(({ i }) => fails[i] === 0)
    const found = interleaveByArtist(fitting, lots)
    if (scores) found.sort((a, b) => scores.get(b.i)! - scores.get(a.i)!)
    // An artist without a matching work is included if found by name, unless a filter is about works.
    const hung = found.flatMap(({ artist, work }) => (work ? [{ artist, work }] : []))
    const askedOfWorks = wanted.some(({ bit }) => bit & ofWorks)
    const named = scores && !askedOfWorks ? found.filter(({ work }) => !work).map(({ artist }) => artist) : []
    const shown = [...new Set(scores ? [...named, ...hung.map(({ artist }) => artist)] : found.map(({ artist }) => artist))]
    return {
      works: hung,
      artists: shown,
      studios: shown.flatMap(studiosOf),
      facets: countedFacets(entries, fails, labels),
      alternatives: hung.length + shown.length > 0 ? [] : filtersToRemove(fails, bits),
    }
  }
  return { ask }
}

function valuesOf(artist: GridArtist, studios: readonly GuideCard[], work?: WorkCard): Entry['values'] {
  const hood = [artist.neighbourhoodId, ...studios.map(studio => studio.neighbourhoodId)]
  return {
    medium: artist.media,
    tag: work?.tags ?? [],
    colour: work ? colourNamesOf(work.colours) : [],
    size: work?.size ? [sizeBandOf(work.size)] : [],
    price: work?.availability === 'sale' && work.cents !== undefined ? [priceBandOf(work.cents)] : [],
    hood: [...new Set(hood.flatMap(id => id ?? []))],
    weekend: [...new Set(studios.flatMap(({ weekends }) => weekends.map(String)))],
    access: [...new Set(studios.flatMap(({ access }) => (access === 'full' ? ['full', 'partial'] : access === 'partial' ? ['partial'] : [])))],
  }
}

/** For names written as one word, family and given name are also indexed separately; they come from the sort name. */
const namesOf = ({ name, sortName }: GridArtist) => (/\s/.test(name.trim()) ? name : `${name} ${sortName}`)

const documentOf = (hoods: ReadonlyMap<string, string>) => (entry: Entry, id: number) => ({
  id,
  artist: namesOf(entry.artist),
  title: entry.work?.title ?? '',
  medium: `${entry.artist.media.join(' ')} ${entry.work?.medium ?? ''}`,
  tags: entry.values.tag.join(' '),
  neighbourhood: entry.values.hood.map(hood => hoods.get(hood) ?? '').join(' '),
  colours: entry.values.colour.join(' '),
  year: String(entry.work?.year ?? ''),
})

type Labels = Readonly<Record<ArtFacet, readonly (readonly [value: string, label: string])[]>>

/** The options in a useful order: neighborhoods and weekends as in the guide, price and size bands by size, words by alphabet. */
function facetLabels(entries: readonly Entry[], neighbourhoods: ArtCollection['neighbourhoods'], guide: GuideIndex | null): Labels {
  const same = (values: readonly string[]) => values.map(value => [value, value] as const)
  const used = (name: ArtFacet) => new Set(entries.flatMap(({ values }) => values[name]))
  const byAlphabet = (name: ArtFacet) => same([...used(name)].sort((a, b) => a.localeCompare(b, 'en')))
  const only = (name: ArtFacet, all: Labels[ArtFacet]) => {
    const present = used(name)
    return all.filter(([value]) => present.has(value))
  }
  const hoods = new Map([...neighbourhoods, ...(guide?.neighbourhoods ?? [])].map(({ id, name }) => [id, name]))
  return {
    medium: byAlphabet('medium'),
    tag: byAlphabet('tag'),
    colour: only('colour', same(colourNames)),
    size: only('size', same(sizeBands.map(({ id }) => id))),
    price: only('price', same(priceBands.map(({ id }) => id))),
    hood: only('hood', [...hoods]),
    weekend: only(
      'weekend',
      (guide?.weekends ?? []).map(({ n, name }) => [String(n), name] as const),
    ),
    access: only('access', same(['full', 'partial'])),
  }
}

/** The number of results for each option, with the other filters applied. */
function countedFacets(entries: readonly Entry[], fails: readonly number[], labels: Labels): ArtSearchResult['facets'] {
  const counts = Object.fromEntries(facetNames.map(name => [name, new Map<string, number>()])) as Record<ArtFacet, Map<string, number>>
  entries.forEach(({ work, values }, i) => {
    if (!work) return
    for (const name of facetNames)
      if ((fails[i]! & ~bits[name]) === 0) for (const value of values[name]) counts[name].set(value, (counts[name].get(value) ?? 0) + 1)
  })
  return Object.fromEntries(
    facetNames.map(name => [name, labels[name].map(([value, label]) => ({ value, label, count: counts[name].get(value) ?? 0 }))]),
  ) as unknown as ArtSearchResult['facets']
}
