import type { AdPage, ContentsEntry, GuidePage, GuidePageContent } from './guide-page-types'

/** What a page may refer to once every page has its number. */
export interface PageReferences {
  readonly entries: readonly ContentsEntry[]
  /** The page of a listing's card. */
  readonly ofListing: (listingId: string) => number | undefined
  /** The page with this key. */
  readonly ofKey: (key: string) => number
}

/** A page before it has its number. */
export interface PageDraft {
  readonly key?: string
  /** It and the next page face each other: it is on the left, and nothing comes between them. */
  readonly beginsSpread?: boolean
  /** Its lines in the table of contents. */
  readonly entries?: readonly Pick<ContentsEntry, 'title' | 'level'>[]
  /** Listings whose cards are on it. */
  readonly listingIds?: readonly string[]
  readonly content: (references: PageReferences) => GuidePageContent
}

type Numbered = PageDraft & { readonly number: number }

/** A printed guide is bound in sheets of four pages, so its pages are a multiple of four and thereby even. */
const pagesASheet = 4

/**
 * Gives every page its number. Pages of advertisements keep the number of the flat plan and what else there is flows around them; those
 * planned beyond the end stand before the back cover. Where a spread cannot begin or a sheet is not full, a page for notes is put in.
 */
export function flowPages(front: PageDraft, drafts: readonly PageDraft[], back: PageDraft, planned: readonly AdPage[]): readonly GuidePage[] {
  const { cover, inside, late } = divided(planned)
  const pages: Numbered[] = [{ ...front, number: 1 }]
  const put = (draft: PageDraft) => pages.push({ ...draft, number: pages.length + 1 })
  const putAd = () => {
    const ad = inside.get(pages.length + 1)
    inside.delete(pages.length + 1)
    return ad !== undefined && put(adDraft(ad)) > 0
  }
  for (const draft of drafts) {
    while (putAd());
    if (draft.beginsSpread)
      while ((pages.length + 1) % 2 === 1 || inside.has(pages.length + 1) || inside.has(pages.length + 2)) if (!putAd()) put(notes)
    put(draft)
  }
  const ending = lastPages(pages.length + 1, [...inside.values(), ...late])
  for (const draft of ending) put(draft)
  put(cover ? adDraft(cover) : back)
  return withReferences(pages)
}

const notes: PageDraft = { content: () => ({ kind: 'blank' }) }
const adDraft = ({ page, places }: AdPage): PageDraft => ({ content: () => ({ kind: 'ad', planned: page, places }) })

/** The back cover, the pages by their number, and those whose number is the front cover’s or another’s. */
function divided(planned: readonly AdPage[]): {
  readonly cover: AdPage | undefined
  readonly inside: Map<number, AdPage>
  readonly late: readonly AdPage[]
} {
  const inOrder = [...planned].sort((a, b) => a.page - b.page || (keyOf(a) < keyOf(b) ? -1 : 1))
  const cover = inOrder.find(({ isBackCover }) => isBackCover)
  const inside = new Map<number, AdPage>()
  const late: AdPage[] = []
  for (const page of inOrder.filter(one => one !== cover))
    if (page.page < 2 || page.isBackCover || inside.has(page.page)) late.push(page)
    else inside.set(page.page, page)
  return { cover, inside, late }
}

const keyOf = ({ places }: AdPage) => places.map(({ slot, orderId = '' }) => `${slot} ${orderId}`).join('|')

/** What stands between the last page of content and the back cover. */
function lastPages(from: number, ads: readonly AdPage[]): readonly PageDraft[] {
  const total = Math.ceil((from + ads.length) / pagesASheet) * pagesASheet
  const places = Array.from({ length: total - from }, (): PageDraft | undefined => undefined)
  const elsewhere: AdPage[] = []
  for (const ad of ads) {
    const at = ad.page - from
    if (at >= 0 && at < places.length && places[at] === undefined) places[at] = adDraft(ad)
    else elsewhere.push(ad)
  }
  for (const ad of elsewhere) places[places.lastIndexOf(undefined)] = adDraft(ad)
  return places.map(place => place ?? notes)
}

function withReferences(pages: readonly Numbered[]): readonly GuidePage[] {
  const ofListing = new Map(pages.flatMap(({ listingIds = [], number }) => listingIds.map(id => [id, number] as const)))
  const ofKey = new Map(pages.flatMap(({ key, number }) => (key === undefined ? [] : [[key, number] as const])))
  const references: PageReferences = {
    entries: pages.flatMap(({ entries = [], number }) => entries.map(entry => ({ ...entry, page: number }))),
    ofListing: id => ofListing.get(id),
    ofKey: key => ofKey.get(key)!,
  }
  return pages.map(({ content, number }) => ({ number, ...content(references) }))
}
