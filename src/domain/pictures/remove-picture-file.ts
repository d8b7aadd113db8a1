import type { HandlerStorage } from '../shared/functions/handler'
import { unlessMissing } from '../shared/functions/unless-missing'
import type { Image } from './images.collection'
import { isOrganisationFile, pictureFile } from './picture-file'
import { removePublicFile } from './publish-pictures'

/** Deletes the file and its public copy. A missing file is no error; a file outside the owner's folder is not touched. */
export async function removeFile(storage: Pick<HandlerStorage, 'delete'>, image: Image): Promise<void> {
  const file = pictureFile(image)
  if (file === undefined || isOrganisationFile(file)) return
  await removePublicFile(storage, image)
  await storage.delete(file).catch(unlessMissing)
}
