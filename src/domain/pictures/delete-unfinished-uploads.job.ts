import { inactiveRecordsQuery } from '../shared/functions/inactive-records-query'
import { defineJob } from '../shared/functions/job'
import { images } from './images.collection'
import { removeFile } from './remove-picture-file'

/** Deletes uploads that were abandoned or failed a day ago, with their files. */
export const deleteUnfinishedUploads = defineJob({
  name: 'deleteUnfinishedUploads',
  every: 'hour',
  of: images,
  limit: 200,
  due: context => inactiveRecordsQuery(context, 1, 'uploading', 'failed'),
  async each({ records, storage }, image) {
    await removeFile(storage, image)
    await records.commit(records.deleting(images, image.id))
  },
})
