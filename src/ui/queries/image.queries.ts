import { ImageLibrary } from '../../domain/image-library/image-library'
import type { ImageRow } from '../../domain/image-library/image-rows'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { followed } from './followed'

/** All pictures of the house, and where their files are loaded from. */
export const imageQueries = (app: App) => {
  const library = async () => (await app.services()).get(ImageLibrary)
  return {
    all: (): LiveQuery<readonly ImageRow[]> => followed(['office', 'images'], async () => (await library()).all()),

    /** A file is never changed under its path, so its address is asked for once. */
    address: (path: string): LiveQuery<string | null> => ({
      queryKey: ['office', 'image-address', path],
      queryFn: async () => (await library()).address(path),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  }
}
