import type { Image } from '../../pictures/images.collection'
import { pictureFile, publicFile } from '../../pictures/picture-file'
import { showPictures } from '../../pictures/publish-pictures'
import type { PublishedPicture } from '../../pictures/published-picture'
import type { HandlerContext } from '../../shared/functions/handler'
import { unlessMissing } from '../../shared/functions/unless-missing'
import { omitUndefined } from '../../shared/omit-undefined'

/**
 * The pictures that are ready, by image id, with public URLs; this call makes them public. The caller that publishes `set` withdraws the
 * other pictures when it is done.
 */
export async function publishedPictures(
  context: Pick<HandlerContext, 'records' | 'storage'>,
  set: string,
  images: Iterable<Image>,
): Promise<ReadonlyMap<string, PublishedPicture>> {
  const ready = [...images].filter(image => image.status === 'ready' && pictureFile(image) !== undefined)
  await showPictures(context, set, ready)
  const pictures = ready.map(async image => {
    const { id, alt, width, height, thumbhash } = image
    // A picture whose file is missing is left out: it must not prevent a guide from being published.
    const src = await context.storage.downloadUrl(publicFile(image)!).catch(unlessMissing)
    return src === undefined ? [] : [[id, omitUndefined<PublishedPicture>({ src, alt, width, height, thumbhash })] as const]
  })
  return new Map((await Promise.all(pictures)).flat())
}
