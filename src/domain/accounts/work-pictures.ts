import { artworks } from '../artists/artists'
import { type Image, imageStates, images } from '../content/images'
import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'

/** Pictures of one work (product §D2). */
export const mostPictures = 6

/** How a picture's record names a work that shows it. */
export const placeOf = ({ id }: { readonly id: string }) => `${artworks.path}/${id}`

/** The pictures of one's own works. */
export class WorkPictures {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /**
   * Gives a work these pictures, the main one first, in one step with what the pictures know of it: what is shown nowhere any more is
   * trashed, and what was trashed and is shown again is restored. Refuses `pictures-full`, and `picture-last` for a work that hangs.
   */
  async arrange(work: StoredOf<typeof artworks>, imageIds: readonly string[]): Promise<void> {
    const ids = [...new Set(imageIds)]
    if (ids.length > mostPictures) throw new RuleBroken('pictures-full', { most: mostPictures })
    if (ids.length === 0 && work.status === 'public') throw new RuleBroken('picture-last')
    await this.records.transact(async within => {
      const found = await Promise.all([...new Set([...ids, ...work.imageIds])].map(id => within.get(images, id)))
      const known = new Map(found.flatMap(image => (image ? [[image.id, image] as const] : [])))
      const added = ids.filter(id => !work.imageIds.includes(id))
      if (added.some(id => !isUsable(known.get(id), work.artistId))) throw new RuleBroken('picture-refused', { problem: 'missing' })
      within.change(artworks, work, { imageIds: ids, colours: known.get(ids[0] ?? '')?.colours ?? work.colours })
      for (const id of added) within.change(images, known.get(id)!, shownIn(known.get(id)!, placeOf(work)))
      for (const id of work.imageIds) {
        const image = known.get(id)
        if (image && !ids.includes(id)) within.change(images, image, leftBy(image, placeOf(work)))
      }
    })
  }

  /** What is to be seen on a picture, for those who cannot see it. */
  async describe(imageId: string, alt: string): Promise<void> {
    const image = await this.records.get(images, imageId)
    if (image && image.alt !== alt) await this.records.commit(this.records.changing(images, image, { alt }))
  }
}

const isUsable = (image: Image | undefined, artistId: string) =>
  image !== undefined && image.ownerId === artistId && (image.status === 'ready' || image.status === 'trashed')

const shownIn = (image: Image, place: string) => ({
  usedIn: [...image.usedIn.filter(other => other !== place), place],
  ...(image.status === 'trashed' && { status: transition(imageStates, image.status, 'restore') }),
})

function leftBy(image: Image, place: string) {
  const usedIn = image.usedIn.filter(other => other !== place)
  return { usedIn, ...(usedIn.length === 0 && image.status === 'ready' && { status: transition(imageStates, image.status, 'trash') }) }
}
