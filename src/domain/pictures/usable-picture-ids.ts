import type { Image } from './images.collection'
import { isOrganisationFile } from './picture-file'

/**
 * The ids without those of other people's pictures: artists write the ids themselves, and using somebody else's picture must not publish it.
 * Everybody may use the organization's own pictures.
 */
export const usablePictureIds = (ids: readonly string[], ownerId: string, images: ReadonlyMap<string, Image>): string[] =>
  ids.filter(id => {
    const image = images.get(id)
    return image !== undefined && (image.ownerId === ownerId || isOrganisationFile(image.path))
  })
