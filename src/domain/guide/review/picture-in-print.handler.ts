import { pictureFile, publicFile } from '../../pictures/picture-file'
import { toBase64 } from '../../shared/files/read-file-part'
import { defineHandler } from '../../shared/functions/handler'
import { unlessMissing } from '../../shared/functions/missing-file'
import { omitUndefined } from '../../shared/omit-undefined'
import { isOpenPicture, pictureInPrintOf } from '../prepress/printable-picture'
import { maxShownPicture, type PictureInPrint, pictureInPrint } from './picture-in-print.contract'

export const pictureInPrintHandler = defineHandler(pictureInPrint, async (context, { listingId }) => {
  const { storage } = context
  const image = await pictureInPrintOf(context, listingId)
  if (!image) return {}
  const { alt, width, height, focal, colours, isComposite } = image
  const open = isOpenPicture(image) ? publicFile(image) : undefined
  const src = open === undefined ? await asAddress(image) : await storage.downloadUrl(open).catch(unlessMissing)
  return src === undefined ? {} : { picture: omitUndefined<PictureInPrint>({ src, alt, width, height, focal, colours, isComposite }) }

  async function asAddress(own: Parameters<typeof pictureFile>[0]): Promise<string | undefined> {
    const file = pictureFile(own)
    const bytes = file && (await storage.read(file).catch(unlessMissing))
    if (!bytes || bytes.size > maxShownPicture) return undefined
    return `data:${own.mime};base64,${toBase64(new Uint8Array(await bytes.arrayBuffer()))}`
  }
})
