import { fitOf, wholePicture } from '../../../../domain/content/picture-upload'
import type { PictureUploads } from '../../../../domain/content/picture-uploads'
import type { RowToWrite } from '../../../../domain/imports/import-run.function'
import type { ImportedPicture } from '../../../../domain/imports/imported-picture'
import type { PictureSender } from '../../../../domain/imports/store-pictures'
import { RuleBroken } from '../../../../domain/shared/rule-broken'

/** Sends each row's picture as an upload by hand would: opened, drawn anew without the camera's notes, and stored in the sender's folder. */
export const pictureSender = (uploads: PictureUploads, unpack: (name: string) => Promise<Uint8Array<ArrayBuffer>>): PictureSender => ({
  async send(row) {
    const data = row.data as ImportedPicture
    const { openPicture, preparePicture } = await import('../../../pages/dashboard/add-work/prepare-picture')
    const { likenessOfPicture } = await import('../../content/imagelibrary/measure-likeness')
    const opened = await openPicture(new Blob([await unpack(data.file)])).catch((error: unknown) => {
      throw new RuleBroken('picture-refused', { problem: 'unreadable', cause: String(error) })
    })
    try {
      if (fitOf(opened) === 'nothing') throw new RuleBroken('picture-refused', { problem: 'too-small' })
      const prepared = await preparePicture(opened, wholePicture)
      const sending = await uploads.send({ ...prepared, alt: data.alt, phash: likenessOfPicture(opened) })
      return { ...row, data: { ...data, imageId: await sending.done } }
    } finally {
      opened.close()
    }
  },
  async discard(row: RowToWrite) {
    const { imageId } = row.data as ImportedPicture
    if (imageId !== undefined) await uploads.discard(imageId)
  },
})
