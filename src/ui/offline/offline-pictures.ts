import { picturesToChange } from '../../domain/guide/offline/kept-edition'
import { picturesCache } from './cache-names'

export interface OfflinePictures {
  readonly taken: number
  readonly total: number
}

/** Pictures that are downloaded at the same time. */
const together = 6

/** How many of these pictures are on this device. */
export async function countTaken(wanted: readonly string[]): Promise<OfflinePictures> {
  const { fetch: missing } = picturesToChange(await storedPictures(), wanted)
  return { taken: wanted.length - missing.length, total: wanted.length }
}

/**
 * Downloads what is missing of these pictures and deletes those that the edition no longer has. A picture that cannot be read is left out. Stopped by
 * its signal, or without a network, it keeps what has come and goes on from there the next time. Resolves with how many are there.
 */
export async function takePictures(
  wanted: readonly string[],
  progress: (taken: OfflinePictures) => void,
  signal: AbortSignal,
): Promise<OfflinePictures> {
  const cache = await caches.open(picturesCache)
  const { forget, fetch: missing } = picturesToChange(await storedPictures(), wanted)
  await Promise.all(forget.map(src => cache.delete(src)))
  let done = wanted.length - missing.length
  const waiting = [...missing]
  const next = async (): Promise<void> => {
    const src = waiting.shift()
    if (src === undefined || signal.aborted) return
    // The address without its own cookies: an answer of another site that the program may not read would count as 7 MB.
    // Without a network, or once it is canceled, nothing comes; the next run goes on from here.
    const came = await fetch(src, { signal, credentials: 'omit' }).catch(() => undefined)
    if (came?.ok) {
      await cache.put(src, came)
      progress({ taken: ++done, total: wanted.length })
    }
    return next()
  }
  progress({ taken: done, total: wanted.length })
  await Promise.all(Array.from({ length: together }, next)).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return { taken: done, total: wanted.length }
}

export const deletePictures = (): Promise<boolean> => caches.delete(picturesCache)

async function storedPictures(): Promise<readonly string[]> {
  const stored = await (await caches.open(picturesCache)).keys()
  return stored.map(({ url }) => (url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url))
}
