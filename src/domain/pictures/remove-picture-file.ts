import type { Storage } from '../../ports/storage'
import { unlessMissing } from '../shared/functions/missing-file'
import { type Image, isOrganisationFile, isOwnFile } from './images.collection'
import { removePublicFile } from './publish-pictures'

/** Deletes the file and its public copy. A file that is already missing is no error; a file that is not the owner's own is not touched. */
export async function removeFile(storage: Pick<Storage, 'delete'>, image: Pick<Image, 'id' | 'path' | 'ownerId'>): Promise<void> {
  if (!isOwnFile(image) || isOrganisationFile(image.path)) return
  await removePublicFile(storage, image)
  await storage.delete(image.path).catch(unlessMissing)
}
