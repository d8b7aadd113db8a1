import { imageStates, images } from '../pictures/images.collection'
import { removeFile } from '../pictures/remove-picture-file'
import { inactiveRecordsQuery } from '../shared/functions/inactive-records-query'
import { defineJob } from '../shared/functions/job'
import { transition } from '../shared/records/collection'
import { usesOf } from './picture-uses'
import { recordsShowing } from './records-showing-pictures'

/** Deletes the files of pictures that were trashed thirty days ago. A picture that is in use again is kept. */
export const purgePictures = defineJob({
  name: 'purgePictures',
  every: 'hour',
  of: images,
  limit: 200,
  due: context => inactiveRecordsQuery(context, 30, 'trashed'),
  async each({ records, storage }, image) {
    if (usesOf(image, (await recordsShowing(records, [image.id])).get(image.id)).length > 0) return
    await removeFile(storage, image)
    const change = { status: transition(imageStates, image.status, 'purge'), isPublic: false, publishedIn: [] }
    await records.commit(records.changing(images, image, change))
  },
})
