import { defineJob } from '../shared/functions/job'
import { unchangedFor } from '../shared/functions/unchanged-for'
import { transition } from '../shared/records/state-machine'
import { imageStates, images } from './images.collection'
import { removeFile } from './remove-picture-file'

/** Deletes uploads that were abandoned or failed a day ago, with their files. */
export const tidyUploads = defineJob({
  name: 'tidyUploads',
  every: 'hour',
  of: images,
  limit: 200,
  due: context => unchangedFor(context, 1, 'uploading', 'failed'),
  async each({ records, storage }, image) {
    await removeFile(storage, image)
    await records.commit(records.deleting(images, image.id))
  },
})

/** Deletes the files of pictures that were trashed thirty days ago. A picture that is in use again is kept. */
export const purgePictures = defineJob({
  name: 'purgePictures',
  every: 'hour',
  of: images,
  limit: 200,
  due: context => unchangedFor(context, 30, 'trashed'),
  async each({ records, storage }, image) {
    if (image.usedIn.length > 0) return
    await removeFile(storage, image)
    const change = { status: transition(imageStates, image.status, 'purge'), isPublic: false, publishedIn: [] }
    await records.commit(records.changing(images, image, change))
  },
})
