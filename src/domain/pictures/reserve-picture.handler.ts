import { count, sum } from '../../ports/documents'
import { callingPerson, defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { RuleBroken } from '../shared/records/rule-broken'
import { serializeTransactions } from '../shared/records/serialize-transactions'
import { images } from './images.collection'
import { picturePath } from './picture-file'
import { pictureSpaceOf, storedStates } from './picture-storage-limit'
import { reservePicture } from './reserve-picture.contract'

export const reservePictureHandler = defineHandler(reservePicture, (context, { id, bytes, mime, described }) => {
  const ownerId = callingPerson(context)
  const space = pictureSpaceOf(context.actor)
  const path = picturePath(ownerId, id, mime)
  return context.records.transact(async within => {
    const before = await within.get(images, id)
    // A retry after a lost response.
    if (before?.path === path && before.bytes === bytes && before.status === 'uploading') return { path }
    if (before) throw new Refused('already-exists', id)
    const end = await serializeTransactions(within, `pictures-${ownerId}`)
    const stored = await context.documents.aggregate(
      {
        collection: images.path,
        where: [
          ['ownerId', '==', ownerId],
          ['status', 'in', storedStates],
        ],
      },
      { pictures: count(), bytes: sum('bytes') },
    )
    if (stored.pictures >= space.pictures || stored.bytes + bytes > space.bytes) throw new RuleBroken('picture-space-full')
    end()
    within.create(images, id, { ...described, ownerId, path, bytes, mime, isPublic: false, usedIn: [], status: 'uploading' })
    return { path }
  })
})
