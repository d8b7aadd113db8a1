import type { Clock } from '../../ports/clock'
import { defineJob } from '../shared/functions/job'
import { transition } from '../shared/records/state-machine'
import { type Image, imageStates, images } from './images.collection'
import { removeFile } from './remove-picture-file'

/** Pictures that have been in one of these states for at least so many days. */
const unchangedFor = ({ clock }: { readonly clock: Clock }, states: readonly Image['status'][], days: number) => ({
  where: [
    ['status', 'in', states],
    ['updatedAt', '<', new Date(clock.now().getTime() - days * 86_400_000)],
  ] as const,
})

/** Deletes uploads that were abandoned or failed a day ago, with their files. */
export const tidyUploads = defineJob({
  name: 'tidyUploads',
  every: 'hour',
  of: images,
  limit: 200,
  due: context => unchangedFor(context, ['uploading', 'failed'], 1),
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
  due: context => unchangedFor(context, ['trashed'], 30),
  async each({ records, storage }, image) {
    if (image.usedIn.length > 0) return
    await removeFile(storage, image)
    const change = { status: transition(imageStates, image.status, 'purge'), isPublic: false, publishedIn: [] }
    await records.commit(records.changing(images, image, change))
  },
})
