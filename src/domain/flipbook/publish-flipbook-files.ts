import { publishedPictures } from '../guide/publishing/published-pictures'
import { snapshotHash, writeSnapshotFile } from '../guide/publishing/snapshot-paths'
import { flipbookSnapshotId } from '../guide/publishing/snapshots.collection'
import { images } from '../pictures/images.collection'
import { chunked } from '../shared/chunked'
import type { HandlerContext, HandlerStorage } from '../shared/functions/handler'
import { omitUndefined } from '../shared/omit-undefined'
import { checkedPath } from '../shared/stored-path'
import { type FlipbookAd, type FlipbookContent, type FlipbookPage, pagesInPart } from './flipbook-book'
import { bookPath, outlinesPath, partPath, publicSet, readVersion, uploadedNames, uploadedPath } from './flipbook-files'

export interface PublishedFiles {
  readonly hash: string
  readonly indexPath: string
  readonly detailPaths: readonly string[]
  readonly pages: number
  readonly editionId: string
  /** Pictures of the advertisements. */
  readonly imageIds: ReadonlySet<string>
}

const forever = 'public, max-age=31536000, immutable'

/** Writes what visitors read of a version; nothing points to it yet. */
export async function publishFlipbookFiles(context: HandlerContext, editionId: string, id: string): Promise<PublishedFiles> {
  const { storage } = context
  const content = await readVersion(path => storage.read(path), editionId, id)
  const ads = await withPictures(context, editionId, content.book.ads)
  const hash = await snapshotHash({ id, ...content, ads })
  const pages = await withScans(storage, { editionId, id, hash }, content)
  const parts = chunked(pages, pagesInPart)
  const book = { ...content.book, ads, ...(content.book.pdf !== undefined && { pdf: await copiedPdf(storage, { editionId, id, hash }) }) }
  await Promise.all([
    ...parts.map((part, k) => writeSnapshotFile(storage, partPath(editionId, hash, k), { format: 1, pages: part })),
    writeSnapshotFile(storage, outlinesPath(editionId, hash), { format: 1, ...content.outlines }),
    writeSnapshotFile(storage, bookPath(editionId, hash), { ...book, hash }),
  ])
  return {
    hash,
    editionId,
    indexPath: bookPath(editionId, hash),
    detailPaths: parts.map((_, k) => partPath(editionId, hash, k)),
    pages: pages.length,
    imageIds: new Set(Object.values(ads).flatMap(({ imageId }) => imageId ?? [])),
  }
}

interface Version {
  readonly editionId: string
  readonly id: string
  readonly hash: string
}

async function withPictures(
  context: HandlerContext,
  editionId: string,
  ads: FlipbookContent['book']['ads'],
): Promise<FlipbookContent['book']['ads']> {
  const found = await context.systemRecords.getAll(
    images,
    Object.values(ads).map(({ imageId }) => imageId),
  )
  const pictures = await publishedPictures({ records: context.systemRecords, storage: context.storage }, flipbookSnapshotId(editionId), [
    ...found.values(),
  ])
  return Object.fromEntries(
    Object.entries(ads).map(([id, ad]) => [id, omitUndefined<FlipbookAd>({ ...ad, picture: pictures.get(ad.imageId ?? '') })] as const),
  )
}

const publicFile = ({ editionId, hash }: Version, name: string) => checkedPath(`snapshots/${publicSet(editionId)}/${hash}/${name}`)

/** Pictures of pages copied at once. */
const chunkSize = 8

async function withScans(storage: HandlerStorage, version: Version, { pages }: FlipbookContent): Promise<readonly FlipbookPage[]> {
  const drawn: FlipbookPage[] = []
  // The last page may have moved behind a page for notes; its picture keeps the number of the file.
  let file = 0
  const named = pages.map(page => ({ page, name: page.kind === 'scan' ? uploadedNames.page(++file) : '' }))
  for (const some of chunked(named, chunkSize))
    drawn.push(
      ...(await Promise.all(
        some.map(async ({ page, name }): Promise<FlipbookPage> => {
          if (page.kind !== 'scan') return page
          const to = publicFile(version, name)
          await storage.copy(uploadedPath(version.editionId, version.id, name), to, { contentType: 'image/jpeg', cacheControl: forever })
          return { ...page, src: await storage.downloadUrl(to) }
        }),
      )),
    )
  return drawn
}

async function copiedPdf(storage: HandlerStorage, version: Version): Promise<string> {
  const to = publicFile(version, uploadedNames.pdf)
  await storage.copy(uploadedPath(version.editionId, version.id, uploadedNames.pdf), to, { contentType: 'application/pdf', cacheControl: forever })
  return storage.downloadUrl(to)
}
