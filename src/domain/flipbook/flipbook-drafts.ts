import { Storage } from '../../ports/storage'
import { PictureService } from '../pictures/picture-service'
import { unlessMissing } from '../shared/functions/unless-missing'
import { omitUndefined } from '../shared/omit-undefined'
import { type FlipbookAd, type FlipbookContent, type FlipbookPage, partOf } from './flipbook-book'
import { readVersion, uploadedNames, uploadedPath } from './flipbook-files'

/** Reads versions that visitors do not see; the guide's staff alone open their files. */
export class FlipbookDrafts {
  static readonly inject = [PictureService, Storage] as const

  constructor(
    private readonly pictures: PictureService,
    private readonly storage: Storage,
  ) {}

  /** A version with the pictures of its advertisements as they are now; `undefined` while it is not made. */
  async content(editionId: string, id: string): Promise<FlipbookContent | undefined> {
    const content = await readVersion(path => this.storage.read(path), editionId, id).catch(unlessMissing)
    if (!content) return undefined
    const { ads } = content.book
    const pictures = await this.pictures.byId(Object.values(ads).map(({ imageId }) => imageId))
    const shown = Object.entries(ads).map(
      ([order, ad]) => [order, omitUndefined<FlipbookAd>({ ...ad, picture: pictures[ad.imageId ?? ''] })] as const,
    )
    return { ...content, book: { ...content.book, ads: Object.fromEntries(shown) } }
  }

  /** The pages that would be in one file; those of a PDF with the addresses of their pictures. */
  pages(editionId: string, id: string, { pages }: FlipbookContent, part: number): Promise<readonly FlipbookPage[]> {
    const scans = pages.filter(({ kind }) => kind === 'scan')
    return Promise.all(
      pages
        .filter(({ number }) => partOf(number) === part)
        .map(async (page): Promise<FlipbookPage> => {
          if (page.kind !== 'scan') return page
          // Its file is numbered among the pages of the PDF: a page for notes has none.
          const src = await this.storage.downloadUrl(uploadedPath(editionId, id, uploadedNames.page(scans.indexOf(page) + 1))).catch(unlessMissing)
          return src === undefined ? page : { ...page, src }
        }),
    )
  }
}
