import { letters } from '../giving/letters.collection'
import { images } from '../pictures/images.collection'
import { pictureFile } from '../pictures/picture-file'
import { toBase64 } from '../shared/files/base64'
import { filePartOf } from '../shared/files/read-file-part'
import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import { unlessMissing } from '../shared/functions/unless-missing'
import { letterFileType, readLetterFile } from '../shop/letters/letter-file'
import { type PrivateShare, privateShares } from './private-shares.collection'
import { readPrivateShare } from './resolve-private-share.contract'
import { nothingShared } from './resolve-private-share.handler'
import { isPassValid } from './share-signature'
import { sharedContent } from './shared-content'

export const readPrivateShareHandler = defineHandler(readPrivateShare, async (context, { pass, imageId, part }) => {
  if (!(await isPassValid(context, pass))) throw nothingShared()
  const share = await context.systemRecords.get(privateShares, pass.shareId)
  // The last view used the link up, and still loads its pictures.
  const isLive = share && (share.status === 'active' || share.status === 'used') && share.expires > context.clock.now()
  const thing = isLive ? await sharedContent(context, share) : undefined
  if (!share || !thing) throw nothingShared()
  if (imageId === undefined) return statementFile(context, share)
  const image = thing.imageIds.includes(imageId) ? await context.systemRecords.get(images, imageId) : undefined
  const path = image?.status === 'ready' ? pictureFile(image) : undefined
  const read = image && path && (await filePartOf(context, { path, bytes: image.bytes ?? 0, part }).catch(unlessMissing))
  if (!image || !read) throw nothingShared()
  return { ...read, mime: image.mime }
})

/** A statement as a page to print; whole, because a letter is small. */
async function statementFile(context: HandlerContext, { kind, ref, download }: PrivateShare) {
  const letter = kind === 'statement' && download ? await context.systemRecords.get(letters, ref) : undefined
  if (!letter) throw nothingShared()
  return { base64: toBase64(new TextEncoder().encode(await readLetterFile(context, letter))), parts: 1, mime: letterFileType }
}
