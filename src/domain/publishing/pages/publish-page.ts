import { picturesIn } from '../../content/every-block'
import type { PageDraft } from '../../content/page-drafts.collection'
import { pageVersions } from '../../content/page-versions.collection'
import { pageContent, pages } from '../../content/pages.collection'
import { images } from '../../pictures/images.collection'
import { pictureFile } from '../../pictures/picture-file'
import { showPictures, withdrawPictures } from '../../pictures/publish-pictures'
import type { HandlerContext } from '../../shared/functions/handler'
import { omitUndefined } from '../../shared/omit-undefined'
import type { StoredOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'

type Ports = Pick<HandlerContext, 'records' | 'storage'>

const pictureSet = (id: string) => `${pages.path}/${id}`

/** Makes the pictures of a draft public, before the page shows them. */
export async function showPagePictures(ports: Ports, { id, blocks }: Pick<PageDraft, 'id' | 'blocks'>): Promise<void> {
  const shown = await ports.records.getAll(images, picturesIn(blocks))
  await showPictures(
    ports,
    pictureSet(id),
    [...shown.values()].filter(image => image.status === 'ready' && pictureFile(image)),
  )
}

/** Withdraws pictures that the published page no longer shows, as it is now: somebody may have published it again. */
export async function withdrawPagePictures(ports: Ports, id: string): Promise<void> {
  const live = await ports.records.get(pages, id)
  await withdrawPictures(ports, pictureSet(id), new Set(live?.status === 'published' ? picturesIn(live.blocks) : []))
}

/** Writes the draft to the page that visitors read. `live` is that page as it was read in the transaction. */
export function putLive(within: RecordsWithin, draft: PageDraft, live: StoredOf<typeof pages> | undefined): void {
  const { slug, parent, order } = draft
  const shown = { ...contentOf(draft), slug, parent, order, status: 'published' as const }
  if (live) within.change(pages, live, shown)
  else within.create(pages, draft.id, omitUndefined(shown))
}

/** Keeps what the draft says as a version. */
export function keepVersion(within: RecordsWithin, id: string, draft: PageDraft, by: string, note: string): void {
  within.create(pageVersions, id, omitUndefined({ ...contentOf(draft), savedBy: by, note }), { page: draft.id })
}

/** The content of a draft, version or page, with `undefined` for what is empty, so that it empties the other one. */
export const contentOf = (from: Partial<PageDraft> | StoredOf<typeof pages>) =>
  Object.fromEntries(Object.keys(pageContent).map(name => [name, from[name as keyof typeof pageContent]])) as Pick<
    PageDraft,
    keyof typeof pageContent
  >

/** What a draft becomes by being published. */
export const publishedDraft = (draft: PageDraft) => ({ isLive: true, publishAt: undefined, publishedRev: draft.rev + 1 })
