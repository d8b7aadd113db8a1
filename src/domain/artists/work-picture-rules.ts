import { type Image, imageStates } from '../pictures/images.collection'
import { transition } from '../shared/records/collection'
import { artworks } from './artists.collection'

/** Maximum number of pictures of one work (product.md D2). */
export const maxPictures = 6

/** The entry in a picture's `usedIn` for a work. */
export const placeOf = ({ id }: { readonly id: string }) => `${artworks.path}/${id}`

/** Whether it is the artist's own picture, available or in the trash. */
export const isUsable = (image: Image | undefined, artistId: string) =>
  image !== undefined && image.ownerId === artistId && (image.status === 'ready' || image.status === 'trashed')

/** The change to a picture that a work begins to show. */
export const shownIn = (image: Image, place: string) => ({
  usedIn: [...image.usedIn.filter(other => other !== place), place],
  ...(image.status === 'trashed' && { status: transition(imageStates, image.status, 'restore') }),
})

/** The change to a picture that a work no longer shows: it is trashed if nothing else uses it. */
export function leftBy(image: Image, place: string) {
  const usedIn = image.usedIn.filter(other => other !== place)
  return { usedIn, ...(usedIn.length === 0 && image.status === 'ready' && { status: transition(imageStates, image.status, 'trash') }) }
}
