import type { PictureSender } from '../../../../domain/imports/run/store-pictures'
import { fitOf, wholePicture } from '../../../../domain/pictures/picture-upload-rules'
import type { PictureUploadService } from '../../../../domain/pictures/picture-upload-service'
import { RuleBroken } from '../../../../domain/shared/records/rule-broken'

/** Uploads each row's picture like a manual upload: opened, redrawn without the camera's metadata, and stored in the uploader's folder. */
export const pictureSender = (uploads: PictureUploadService, unpack: (name: string) => Promise<Uint8Array<ArrayBuffer>>): PictureSender => ({
  async send({ file, alt }) {
    const { openPicture, preparePicture } = await import('../../../picture-upload/prepare-picture')
    const { hashOfPicture } = await import('../../../picture-upload/perceptual-image-hash')
    const opened = await openPicture(new Blob([await unpack(file)])).catch((error: unknown) => {
      throw new RuleBroken('picture-refused', { problem: 'unreadable', cause: String(error) })
    })
    try {
      if (fitOf(opened) === 'nothing') throw new RuleBroken('picture-refused', { problem: 'too-small' })
      const prepared = await preparePicture(opened, wholePicture)
      const sending = await uploads.send({ ...prepared, alt, phash: hashOfPicture(opened) })
      return await sending.done
    } finally {
      opened.close()
    }
  },
  discard: imageId => uploads.discard(imageId),
})
