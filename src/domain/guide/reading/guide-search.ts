import type MiniSearch from 'minisearch'
import { type Alternative, filtersToRemove } from '../../shared/filters-to-remove'
import { wordHits, wordIndex } from '../../shared/text/word-index'
import { type LocalMoment, wallMinute } from '../../shared/time/local-day'
import type { GuideCard, GuideIndex } from '../publishing/guide-snapshot-types'
import { byName, byNumber } from './card-order'
import { buildFacets, type FacetChoice, type FacetName, facetNames } from './guide-facets'
import { minutesOf } from './opening-times'

/** A visitor's search in the guide. All given filters must match; all words must match, each in any field. */
export interface GuideQuery {
  /**
   * Ignores accents and case. Words of four letters and more may have one typing error (a letter added, missing, wrong, or two swapped).
   * The beginning of a word is enough.
   */
  readonly text?: string
  readonly weekend?: number
  /** `YYYY-MM-DD`. */
  readonly date?: string
  /** Id of a neighborhood. */
  readonly neighbourhood?: string
  readonly medium?: string
  readonly kind?: string
  readonly facility?: string
  /** `partial` includes full access. */
  readonly access?: 'full' | 'partial'
  /** `false`: visitors may drop in. */
  readonly ticketed?: boolean
  /** Open at this moment in the edition's time zone. */
  readonly openAt?: LocalMoment
  /** How doors stand at `openAt`, by listing, where their artists said something else than their hours. */
  readonly doors?: Readonly<Record<string, { readonly open: boolean }>> | undefined
  /** Only listings with these ids. */
  readonly saved?: readonly string[]
  /** Default: by relevance if there are words, else by number. */
  readonly sort?: GuideSort
}
export type GuideSort = 'number' | 'name' | 'relevance'
export type GuideFilter = Exclude<keyof GuideQuery, 'sort' | 'doors'>

export interface GuideSearchResult {
  readonly cards: readonly GuideCard[]
  readonly facets: Readonly<Record<FacetName, readonly FacetChoice[]>>
  /** Only for an empty result: which filters to remove, the one that gives most results first. */
  readonly alternatives: readonly Alternative<GuideFilter>[]
}

export interface GuideSearch {
  ask(query: GuideQuery): GuideSearchResult
  /**
   * Builds the word index now (about 35 ms for 700 listings) instead of during the first search: call it when the search field gets focus.
   */
  warm(): void
}

const fields = { number: 20, name: 8, medium: 4, kind: 3, building: 3, neighbourhood: 3, address: 2, blurb: 1 } as const
const filterBits = Object.fromEntries([...facetNames, 'text', 'openAt', 'saved'].map((name, i) => [name, 1 << i])) as Record<GuideFilter, number>

/** Search over an edition. */
export function guideSearch(index: GuideIndex): GuideSearch {
  const cards = index.listings
  const facets = buildFacets(index)
  let filed: MiniSearch | undefined
  const words = () => (filed ??= listingWords(index))
  const spans = cards.map(card => card.openings.map(minutesOf))
  const ranks = { number: ranksBy(cards, byNumber), name: ranksBy(cards, byName) }
  const lastText = { text: '', scores: new Map<number, number>() }

  /** Relevance by position in the index. */
  const scoresOf = (text: string): Map<number, number> => {
    if (lastText.text !== text) {
      const found = wordHits(words(), text).map(hit => [hit.id as number, hit.score] as const)
      Object.assign(lastText, { text, scores: new Map(found) })
    }
    return lastText.scores
  }

  const ask = (query: GuideQuery): GuideSearchResult => {
    const text = query.text?.trim() ?? ''
    const scores = text === '' ? undefined : scoresOf(text)
    const wanted = facetNames.flatMap(name => {
      const value = wantedValue(query, name)
      return value === undefined ? [] : [{ facet: facets[name], bit: filterBits[name], at: facets[name].choices.findIndex(c => c.value === value) }]
    })
    const minute = query.openAt && wallMinute(query.openAt)
    const isOpen = (i: number) => query.doors?.[cards[i]!.id]?.open ?? spans[i]!.some(([from, to]) => from <= minute! && minute! < to)

    /**
     * For each listing the filters that it fails. A listing that fails none is a result; one that fails a single filter counts for the
     * choices of that facet.
     */
    const fails = cards.map((_, i) => {
      let bits = scores === undefined || scores.has(i) ? 0 : filterBits.text
      if (minute !== undefined && !isOpen(i)) bits |= filterBits.openAt
      if (query.saved && !query.saved.includes(cards[i]!.id)) bits |= filterBits.saved
      for (const { facet, bit, at } of wanted) if (!facet.ofCard[i]!.includes(at)) bits |= bit
      return bits
    })

    const counted = facetNames.map(name => {
      const counts = new Uint32Array(facets[name].choices.length)
      const others = ~filterBits[name]
      fails.forEach((bits, i) => {
        if ((bits & others) === 0) for (const choice of facets[name].ofCard[i]!) counts[choice]!++
      })
      return [name, facets[name].choices.map((choice, i) => ({ ...choice, count: counts[i]! }))] as const
    })

    const sort = query.sort ?? (scores ? 'relevance' : 'number')
    const found = fails.flatMap((bits, i) => (bits === 0 ? [i] : []))
    const rank = sort === 'name' ? ranks.name : ranks.number
    if (sort === 'relevance' && scores) found.sort((a, b) => scores.get(b)! - scores.get(a)! || rank[a]! - rank[b]!)
    else found.sort((a, b) => rank[a]! - rank[b]!)

    return {
      cards: found.map(i => cards[i]!),
      facets: Object.fromEntries(counted) as unknown as GuideSearchResult['facets'],
      alternatives: found.length > 0 ? [] : filtersToRemove(fails, filterBits),
    }
  }
  return { ask, warm: () => void words() }
}

function wantedValue(query: GuideQuery, name: FacetName): string | undefined {
  const value = query[name]
  if (value === undefined) return undefined
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

function listingWords(index: GuideIndex): MiniSearch {
  const sites = new Map(index.sites.map(site => [site.id, site.name]))
  const neighbourhoods = new Map(index.neighbourhoods.map(n => [n.id, n.name]))
  return wordIndex(
    fields,
    index.listings.map((card, id) => ({
      id,
      number: card.number ?? '',
      name: card.name,
      medium: card.media.join(' '),
      kind: card.tags.join(' '),
      building: `${sites.get(card.siteId ?? '') ?? ''} ${card.studio ?? ''}`,
      neighbourhood: neighbourhoods.get(card.neighbourhoodId ?? '') ?? '',
      address: `${card.address ?? ''} ${card.unit ?? ''}`,
      blurb: card.blurb ?? '',
    })),
  )
}

/** The rank of each listing in an order, computed once. */
function ranksBy(cards: readonly GuideCard[], compare: (a: GuideCard, b: GuideCard) => number): Uint32Array {
  const ranks = new Uint32Array(cards.length)
  const order = cards.map((card, i) => ({ card, i })).sort((a, b) => compare(a.card, b.card))
  order.forEach(({ i }, rank) => (ranks[i] = rank))
  return ranks
}
