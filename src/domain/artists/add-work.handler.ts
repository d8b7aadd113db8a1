import { images } from '../pictures/images.collection'
import { callingPerson, defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { RuleBroken } from '../shared/records/rule-broken'
import { serializeTransactions } from '../shared/records/serialize-transactions'
import { addWork, maxWorks } from './add-work.contract'
import { artworks } from './artists.collection'
import { isUsable, placeOf, shownIn } from './work-picture-rules'

export const addWorkHandler = defineHandler(addWork, (context, { id, imageId, work }) => {
  const artistId = callingPerson(context)
  const { records } = context
  return records.transact(async within => {
    const before = await within.get(artworks, id)
    // A retry after a lost response.
    if (before?.artistId === artistId) return { id }
    if (before) throw new Refused('permission-denied', id)
    const image = await within.get(images, imageId)
    if (!image || !isUsable(image, artistId)) throw new RuleBroken('picture-refused', { problem: 'missing' })
    const end = await serializeTransactions(within, `works-${artistId}`)
    const others = await records.find(artworks, { where: [['artistId', '==', artistId]] })
    if (others.length >= maxWorks) throw new RuleBroken('works-full', { most: maxWorks })
    end()
    const order = Math.max(-1, ...others.map(other => other.order)) + 1
    within.create(artworks, id, { ...work, artistId, tags: [], imageIds: [imageId], colours: image.colours, order, status: 'draft' })
    within.change(images, image, shownIn(image, placeOf({ id })))
    return { id }
  })
})
