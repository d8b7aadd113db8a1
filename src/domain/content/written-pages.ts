import { slugs } from '../links/short-links.collection'
import { PictureService, type Pictures } from '../pictures/picture-service'
import { omitUndefined } from '../shared/omit-undefined'
import type { StoredOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { type Block } from './blocks'
import { defaultHome } from './default-home'
import { picturesIn } from './every-block'
import { type NavItem, nav } from './nav.collection'
import { pages } from './pages.collection'
import { homeSlug, pageAddress } from './sections'

/** A published page as visitors read it. */
export interface WrittenPage {
  readonly slug: string
  /** Slug of the section's own page. */
  readonly parent?: string
  readonly title: string
  readonly description?: string
  readonly blocks: readonly Block[]
  readonly pictures: Pictures
}

/** What the home page consists of. */
export type HomeArrangement = Pick<WrittenPage, 'blocks' | 'pictures'>

/** A page that has another address now. */
export interface MovedPage {
  readonly movedTo: string
}

export interface PageLink {
  readonly slug: string
  readonly title: string
  readonly description?: string
}

/** A section of the site: its own page, and the pages below it in order. */
export interface Section {
  readonly landing: WrittenPage | null
  readonly children: readonly PageLink[]
  /** How staff arranged its navigation; empty if they did not. */
  readonly nav: readonly NavItem[]
}

export interface ArtistAddress {
  readonly id: string
}

type Page = StoredOf<typeof pages>

/** The pages that staff write, as a tree of sections. */
export class WrittenPages {
  static readonly inject = [Records, PictureService] as const

  constructor(
    private readonly records: Records,
    private readonly pictures: PictureService,
  ) {}

  section(slug: string): Reading<Section> {
    const sets = [publishedAt(slug), publishedBelow(slug), recordSet(nav, { where: [['section', '==', slug]], limit: 1 })] as const
    return new RecordSets(this.records, sets, async ([[landing], below, [arranged]]): Promise<Section> => {
      const children = [...below].sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.title.localeCompare(b.title, 'en'))
      return {
        landing: landing && landing.parent === undefined ? await this.written(landing) : null,
        children: children.map(linkTo),
        nav: arranged?.items ?? [],
      }
    })
  }

  /** As staff arranged it, or the default. */
  get home(): Reading<HomeArrangement> {
    return new RecordSets(this.records, [publishedAt(homeSlug)], async ([[page]]): Promise<HomeArrangement> => {
      const blocks = page?.blocks ?? defaultHome
      return { blocks, pictures: await this.pictures.recentlyRead(picturesIn(blocks)) }
    })
  }

  /** The page at `/{parent}/{slug}`, or at `/{slug}` if it has no parent; where it moved to, or `null` if there is none. */
  page(slug: string, parent?: string): Reading<WrittenPage | MovedPage | null> {
    return new RecordSets(
      this.records,
      [publishedAt(slug)],
      async ([[page]]): Promise<WrittenPage | MovedPage | null> =>
        page && page.parent === parent ? this.written(page) : this.moved(page ?? (await this.successor(slug))),
    )
  }

  private moved(page: Page | undefined): MovedPage | null {
    return page ? { movedTo: pageAddress(page) } : null
  }

  /** The published page that had this slug formerly. */
  private async successor(slug: string): Promise<Page | undefined> {
    const holder = await this.records.get(slugs, slug)
    if (holder?.kind !== 'formerPage' || holder.movedTo === undefined) return undefined
    return (await this.records.find(pages, { where: [['slug', '==', holder.movedTo], isPublished], limit: 1 }))[0]
  }

  /** The artist with this handle, if no page has it as its slug. */
  async artist(handle: string): Promise<ArtistAddress | undefined> {
    const holder = await this.records.get(slugs, handle.normalize('NFC').toLowerCase())
    return holder?.kind === 'handle' ? { id: holder.ref } : undefined
  }

  async written({ slug, parent, title, description, blocks }: Page): Promise<WrittenPage> {
    return omitUndefined<WrittenPage>({ slug, parent, title, description, blocks, pictures: await this.pictures.recentlyRead(picturesIn(blocks)) })
  }
}

const isPublished = ['status', '==', 'published'] as const
const publishedAt = (slug: string) => recordSet(pages, { where: [['slug', '==', slug], isPublished], limit: 1 })
const publishedBelow = (parent: string) => recordSet(pages, { where: [['parent', '==', parent], isPublished], limit: 100 })

const linkTo = ({ slug, title, description }: Page): PageLink => omitUndefined<PageLink>({ slug, title, description })
