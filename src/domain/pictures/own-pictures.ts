import type { Image } from './images.collection'
import { isOrganisationFile } from './picture-file'

/**
 * The ids without those of pictures of another person: artists write the names themselves, and naming somebody's picture must not publish
 * it. The organization's own pictures may be anybody's.
 */
export const ownPictures = (ids: readonly string[], ownerId: string, images: ReadonlyMap<string, Image>): string[] =>
  ids.filter(id => {
    const image = images.get(id)
    return image !== undefined && (image.ownerId === ownerId || isOrganisationFile(image.path))
  })
