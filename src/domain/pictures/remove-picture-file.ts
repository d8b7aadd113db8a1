import type { HandlerStorage } from '../shared/functions/handler-context'
import { unlessMissing } from '../shared/functions/missing-file'
import type { Image } from './images.collection'
import { isOrganisationFile, pictureFile } from './picture-file'
import { removePublicFile } from './publish-pictures'

/** Deletes the file and its public copy. A file that is already missing is no error; a file that is not the owner's own is not touched. */
export async function removeFile(storage: Pick<HandlerStorage, 'delete'>, image: Image): Promise<void> {
  const file = pictureFile(image)
  if (file === undefined || isOrganisationFile(file)) return
  await removePublicFile(storage, image)
  await storage.delete(file).catch(unlessMissing)
}
