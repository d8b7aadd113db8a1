import { snapshotPath } from '../guide/publishing/snapshot-paths'
import type { HandlerStorage } from '../shared/functions/handler'
import { type StoredPath, storedPath } from '../shared/stored-path'
import type { FlipbookBook, FlipbookContent, FlipbookPage } from './flipbook-book'

/** Files of the versions; the guide's staff store pages of a PDF here. */
export const flipbookFolder = 'flipbooks'
export const versionFolder = (editionId: string, id: string): StoredPath => storedPath(flipbookFolder, editionId, id)

/** What staff store of a PDF: the file, a picture of each page, and the text of all pages. */
export const uploadedNames = { pdf: 'guide.pdf', texts: 'text.json', page: (n: number) => `page-${n}.jpg` } as const
export const uploadedPath = (editionId: string, id: string, name: string): StoredPath => storedPath(flipbookFolder, editionId, id, name)

export const pdfLimits = { bytes: 200 * 1024 * 1024, pages: 500, textBytes: 20 * 1024 * 1024 } as const

/** The pattern of these paths, for the rules of the file store. */
export const uploadedPattern = `${flipbookFolder}/[^/]+/[A-Za-z0-9-]{1,128}/(guide[.]pdf|text[.]json|page-[0-9]{1,3}[.]jpg)`

const contentName = 'content.json'

/** The whole content of a version before it is published. */
export async function writeVersion(storage: HandlerStorage, folder: { editionId: string; id: string }, content: FlipbookContent): Promise<void> {
  const path = uploadedPath(folder.editionId, folder.id, contentName)
  await storage.upload(path, new Blob([JSON.stringify(content)]), { contentType: 'application/json', cacheControl: 'private, max-age=3600' }).done
}

/** The product itself wrote it, so nothing is checked. */
export const readVersion = async (read: (path: StoredPath) => Promise<Blob>, editionId: string, id: string): Promise<FlipbookContent> =>
  JSON.parse(await (await read(uploadedPath(editionId, id, contentName))).text()) as FlipbookContent

export const publicSet = (editionId: string) => `flipbook/${editionId}`
export const bookPath = (editionId: string, hash: string) => snapshotPath(publicSet(editionId), hash, 'book')
export const partPath = (editionId: string, hash: string, part: number) => snapshotPath(publicSet(editionId), hash, `pages-${part}`)
export const outlinesPath = (editionId: string, hash: string) => snapshotPath(publicSet(editionId), hash, 'outlines')
/** The hash of the flipbook, and that of what has changed since. */
export const sincePrintPath = (editionId: string, hash: string, changes: string) => snapshotPath(publicSet(editionId), hash, `since-print-${changes}`)

/** A file of pages. */
export interface PagesFile {
  readonly format: 1
  readonly pages: readonly FlipbookPage[]
}
export type BookFile = FlipbookBook & { readonly hash: string }
