import { isPortError } from '../../ports/errors'
import { artists } from '../artists/artists.collection'
import { pages } from '../content/pages.collection'
import { type WrittenPage, WrittenPages } from '../content/written-pages'
import { resolveShortLink } from '../links/resolve-short-link.contract'
import { slugs } from '../links/short-links.collection'
import { Callables } from '../shared/functions/callables'
import { LatestResponse } from '../shared/latest-response'
import { type Collection, type StoredOf } from '../shared/records/collection'
import { Records } from '../shared/records/records'
import { ReservedPaths } from '../shared/reserved-paths'
import { similarWords } from './similar-words'

/** The target of an address `/{slug}`. */
export type SlugResolution =
  /** `to` is a path inside the application or an https address; `isMoved` for a page that moved permanently. */
  | { readonly kind: 'redirect'; readonly to: string; readonly isMoved: boolean }
  | { readonly kind: 'page'; readonly page: WrittenPage }
  | { readonly kind: 'artist'; readonly id: string; readonly handle: string }
  /** An expired short link. */
  | { readonly kind: 'gone' }
  /** Nothing has this address. `nearest` are up to three paths that the visitor may have meant. */
  | { readonly kind: 'missing'; readonly nearest: readonly string[] }

/** Finds what an address of one segment names: a short link, a page, a page's former address, or an artist's handle. */
export class SlugResolver {
  static readonly inject = [Records, Callables, WrittenPages, ReservedPaths] as const

  private compared: { readonly at: number; readonly found: Promise<readonly StoredOf<typeof slugs>[]> } | undefined

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
    private readonly sitePages: WrittenPages,
    private readonly routes: ReservedPaths,
  ) {}

  async resolve(slug: string): Promise<SlugResolution> {
    const wanted = wantedSlug(slug)
    const holder = this.routes.isReserved(wanted) ? undefined : await this.records.get(slugs, wanted)
    switch (holder?.kind) {
      case 'shortLink': {
        const link = await this.callables.call(resolveShortLink, { slug: holder.ref })
        if (link.state === 'active') return { kind: 'redirect', to: link.to, isMoved: false }
        return link.state === 'gone' ? { kind: 'gone' } : this.missing(wanted)
      }
      case 'page': {
        const page = await this.readable(pages, holder.ref)
        if (page?.status !== 'published') return this.missing(wanted)
        // A page in a section has only one address, below its section.
        return page.parent === undefined
          ? { kind: 'page', page: await this.sitePages.written(page) }
          : { kind: 'redirect', to: `/${page.parent}/${page.slug}`, isMoved: true }
      }
      case 'formerPage':
        return holder.movedTo === undefined ? this.missing(wanted) : { kind: 'redirect', to: `/${holder.movedTo}`, isMoved: true }
      case 'handle': {
        const artist = await this.readable(artists, holder.ref)
        return artist ? { kind: 'artist', id: artist.id, handle: artist.handle } : this.missing(wanted)
      }
      case undefined:
        return this.missing(wanted)
    }
  }

  /** Resolves the address again after every change of its page. Does not follow short links, whose clicks only `resolve` counts. */
  watchPage(slug: string, next: (resolution: SlugResolution) => void, fail: (error: Error) => void): () => void {
    const answer = new LatestResponse(() => this.resolve(slug), next, fail)
    let stopPage: (() => void) | undefined
    const stop = this.records.watchOne(
      slugs,
      wantedSlug(slug),
      holder => {
        stopPage?.()
        stopPage = holder?.kind === 'page' ? this.records.watchOne(pages, holder.ref, () => answer.ask(undefined), fail) : undefined
      },
      fail,
    )
    return () => {
      answer.stop()
      stop()
      stopPage?.()
    }
  }

  /** A record that may be hidden from this visitor; a hidden one counts as absent. */
  private async readable<C extends Collection>(of: C, id: string): Promise<StoredOf<C> | undefined> {
    try {
      return await this.records.get(of, id)
    } catch (error) {
      if (isPortError(error, 'documents', 'permission-denied', 'unauthenticated')) return undefined
      throw error
    }
  }

  private async missing(wanted: string): Promise<SlugResolution> {
    const known = await this.comparedSlugs()
    const holders = new Map(known.map(holder => [holder.id, holder]))
    const near = similarWords(
      wanted,
      [...this.routes.suggested, ...holders.keys()].filter(word => word !== wanted),
      2 * maxSuggested,
    )
    const nearest = await Promise.all(near.map(word => this.shownAddress(word, holders.get(word))))
    return { kind: 'missing', nearest: nearest.filter(path => path !== undefined).slice(0, maxSuggested) }
  }

  /** Read once a minute, however many mistyped addresses are requested. */
  private comparedSlugs(): Promise<readonly StoredOf<typeof slugs>[]> {
    if (!this.compared || performance.now() - this.compared.at > 60_000)
      this.compared = { at: performance.now(), found: this.records.find(slugs, { limit: maxSlugsCompared }) }
    const { found } = this.compared
    found.catch(() => (this.compared = undefined))
    return found
  }

  /**
   * The path of a suggested address, if it shows something to the visitor; unpublished pages are not suggested. Short links are not resolved
   * here, because resolving counts a click.
   */
  private async shownAddress(word: string, holder: StoredOf<typeof slugs> | undefined): Promise<string | undefined> {
    switch (holder?.kind) {
      case 'page': {
        const page = await this.readable(pages, holder.ref)
        if (page?.status !== 'published') return undefined
        return page.parent === undefined ? `/${word}` : `/${page.parent}/${page.slug}`
      }
      case 'handle':
        return (await this.readable(artists, holder.ref)) && `/${word}`
      case 'formerPage':
        return holder.movedTo === undefined ? undefined : `/${word}`
      case 'shortLink':
      case undefined:
        return `/${word}`
    }
  }
}

const wantedSlug = (slug: string) => slug.normalize('NFC').toLowerCase()

/** Maximum number of documents read for a mistyped address. */
const maxSlugsCompared = 500
/** Maximum number of suggested addresses. */
const maxSuggested = 3
