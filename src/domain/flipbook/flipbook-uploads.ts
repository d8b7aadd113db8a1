import { Storage } from '../../ports/storage'
import { uploadedNames, uploadedPath } from './flipbook-files'
import type { PdfTexts } from './flipbook-of-pdf'

/** Stores what the browser has read in a PDF in the folder of its version. */
export class FlipbookUploads {
  static readonly inject = [Storage] as const

  constructor(private readonly storage: Storage) {}

  page(editionId: string, id: string, n: number, picture: Blob): Promise<void> {
    return this.store(editionId, id, uploadedNames.page(n), picture, 'image/jpeg')
  }

  pdf(editionId: string, id: string, file: Blob): Promise<void> {
    return this.store(editionId, id, uploadedNames.pdf, file, 'application/pdf')
  }

  texts(editionId: string, id: string, texts: PdfTexts): Promise<void> {
    return this.store(editionId, id, uploadedNames.texts, new Blob([JSON.stringify(texts)]), 'application/json')
  }

  private store(editionId: string, id: string, name: string, file: Blob, contentType: string): Promise<void> {
    return this.storage.upload(uploadedPath(editionId, id, name), file, { contentType, cacheControl: 'private, max-age=3600' }).done
  }
}
