import { images } from '../pictures/images.collection'
import { callingPerson, defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { RuleBroken, recordOvertaken } from '../shared/records/rule-broken'
import { artworks } from './artists.collection'
import { setWorkPictures } from './set-work-pictures.contract'
import { isUsable, leftBy, maxPictures, placeOf, shownIn } from './work-picture-rules'

export const setWorkPicturesHandler = defineHandler(setWorkPictures, async (context, { workId, rev, imageIds }) => {
  const personId = callingPerson(context)
  const ids = [...new Set(imageIds)]
  if (ids.length > maxPictures) throw new RuleBroken('pictures-full', { most: maxPictures })
  return context.once(async within => {
    const work = await within.get(artworks, workId)
    if (work?.artistId !== personId) throw new Refused('permission-denied', workId)
    if (sameOrder(work.imageIds, ids)) return { rev: work.rev }
    if (work.rev !== rev) throw recordOvertaken(work)
    if (ids.length === 0 && work.status === 'public') throw new RuleBroken('picture-last')
    const known = await within.getAll(images, [...ids, ...work.imageIds])
    const added = ids.filter(id => !work.imageIds.includes(id))
    if (added.some(id => !isUsable(known.get(id), personId))) throw new RuleBroken('picture-refused', { problem: 'missing' })
    within.change(artworks, work, { imageIds: ids, colours: known.get(ids[0] ?? '')?.colours ?? work.colours })
    for (const id of added) within.change(images, known.get(id)!, shownIn(known.get(id)!, placeOf(work)))
    for (const id of work.imageIds) {
      const image = known.get(id)
      if (image && !ids.includes(id)) within.change(images, image, leftBy(image, placeOf(work)))
    }
    return { rev: rev + 1 }
  })
})

const sameOrder = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id, i) => id === b[i])
