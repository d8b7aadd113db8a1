import { isPortError } from '../../ports/errors'
import type { Storage } from '../../ports/storage'
import { type Image, isOwnFile } from '../content/images'
import { publicPath, showPictures } from '../content/public-pictures'
import type { FunctionWorld } from '../shared/cloud-function'
import { present } from '../shared/present'
import type { PublishedPicture } from './guide-snapshot'

/**
 * The pictures that are ready to be shown, by image id, with the addresses visitors load them from; from here on visitors may open them.
 * Whoever publishes `set` withdraws the others when it is done.
 */
export async function publishedPictures(
  world: Pick<FunctionWorld, 'actor' | 'documents' | 'storage'>,
  set: string,
  images: Iterable<Image>,
): Promise<ReadonlyMap<string, PublishedPicture>> {
  const ready = [...images].filter(image => image.status === 'ready' && isOwnFile(image))
  await showPictures(world, set, ready)
  const pictures = ready.map(async image => {
    const { id, alt, width, height, thumbhash } = image
    const src = await addressOf(publicPath(image), world.storage)
    return src === undefined ? [] : [[id, present<PublishedPicture>({ src, alt, width, height, thumbhash })] as const]
  })
  return new Map((await Promise.all(pictures)).flat())
}

/** A picture whose file is gone is left out: it must not keep a city's guide from being published. */
async function addressOf(path: string, storage: Pick<Storage, 'downloadUrl'>): Promise<string | undefined> {
  try {
    return await storage.downloadUrl(path)
  } catch (error) {
    if (isPortError(error, 'storage', 'object-not-found')) return undefined
    throw error
  }
}
