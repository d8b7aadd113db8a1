import { ImageLibrary } from '../../domain/image-library/image-library'
import type { ImageRow } from '../../domain/image-library/image-rows'
import type { App, LiveQuery } from '../app-services/app-context'
import { readingQuery } from './query-of-reading'

/** All pictures of the library, and the addresses of their files. */
export const imageQueries = (app: App) => {
  const library = async () => (await app.services()).get(ImageLibrary)
  return {
    all: (): LiveQuery<readonly ImageRow[]> => readingQuery(['office', 'images'], async () => (await library()).all()),

    /** The file at a path never changes, so its address is read once. */
    address: (path: string): LiveQuery<string | null> => ({
      queryKey: ['office', 'image-address', path],
      queryFn: async () => (await library()).address(path),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  }
}
