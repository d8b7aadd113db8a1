import { slugs } from '../links/short-links'
import type { StoredOf } from '../shared/collection'
import { present } from '../shared/present'
import { Records } from '../shared/records'
import { type Block, picturesIn } from './blocks'
import { pages } from './pages'
import { PictureShelf, type Pictures } from './pictures'

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

export interface PageLink {
  readonly slug: string
  readonly title: string
  readonly description?: string
}

/** A part of the site: its own page, and the pages below it in their order. */
export interface Section {
  readonly landing: WrittenPage | null
  readonly children: readonly PageLink[]
}

export interface ArtistAddress {
  readonly id: string
}

type Page = StoredOf<typeof pages>

/** The pages that staff write, as a tree of sections. */
export class SitePages {
  static readonly inject = [Records, PictureShelf] as const

  constructor(
    private readonly records: Records,
    private readonly pictures: PictureShelf,
  ) {}

  async section(slug: string): Promise<Section> {
    const [landing, children] = await Promise.all([this.published(slug), this.below(slug)])
    return { landing: landing && landing.parent === undefined ? await this.written(landing) : null, children: children.map(linkTo) }
  }

  /** The page at `/{parent}/{slug}`, or at `/{slug}` where it stands in no section. */
  async page(slug: string, parent?: string): Promise<WrittenPage | undefined> {
    const page = await this.published(slug)
    return page && page.parent === parent ? this.written(page) : undefined
  }

  /** Whose handle this is, where nobody's page stands at it. */
  async artist(handle: string): Promise<ArtistAddress | undefined> {
    const holder = await this.records.get(slugs, handle.normalize('NFC').toLowerCase())
    return holder?.kind === 'handle' ? { id: holder.ref } : undefined
  }

  async written({ slug, parent, title, description, blocks }: Page): Promise<WrittenPage> {
    return present<WrittenPage>({ slug, parent, title, description, blocks, pictures: await this.pictures.byId(picturesIn(blocks)) })
  }

  private async published(slug: string): Promise<Page | undefined> {
    const where = [['slug', '==', slug] as const, ['status', '==', 'published'] as const]
    return (await this.records.find(pages, { where, limit: 1 }))[0]
  }

  private async below(parent: string): Promise<readonly Page[]> {
    const where = [['parent', '==', parent] as const, ['status', '==', 'published'] as const]
    const found = await this.records.find(pages, { where, limit: 100 })
    return [...found].sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.title.localeCompare(b.title, 'en'))
  }
}

const linkTo = ({ slug, title, description }: Page): PageLink => present<PageLink>({ slug, title, description })
