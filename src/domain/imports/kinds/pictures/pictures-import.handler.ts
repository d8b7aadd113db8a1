import { defineImport } from '../../import-handler'
import { pictureKeeps, undoPictures } from './picture-undo'
import { picturesImport } from './pictures-import'
import { altTextField, type ExistingPictures, existingPictures, planPictures, unnamedPictures } from './plan-pictures'
import { copyToArtists, forgetOwnCopies, writePictures } from './write-pictures'

export const picturesImportHandler = defineImport<ExistingPictures, undefined>({
  kind: picturesImport,
  words: altTextField,
  refusals: {
    'place-missing': 'the work or listing was deleted',
    'pictures-full': 'the work has its full number of pictures now',
  },
  keeps: pictureKeeps,
  existing: existingPictures,
  plan: planPictures,
  unusedFiles: unnamedPictures,
  before: copyToArtists,
  write: writePictures,
  after: forgetOwnCopies,
  undo: undoPictures,
})
