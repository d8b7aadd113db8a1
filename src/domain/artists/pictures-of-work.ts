import { type Image, imageStates } from '../pictures/images'
import { transition } from '../shared/records/state-machine'
import { artworks } from './artists'

/** Pictures of one work (product §D2). */
export const maxPictures = 6

/** How a picture's record names a work that shows it. */
export const placeOf = ({ id }: { readonly id: string }) => `${artworks.path}/${id}`

/** A picture of the artist's own that is there, or was trashed and can come back. */
export const isUsable = (image: Image | undefined, artistId: string) =>
  image !== undefined && image.ownerId === artistId && (image.status === 'ready' || image.status === 'trashed')

/** What changes of a picture that is shown at this place now. */
export const shownIn = (image: Image, place: string) => ({
  usedIn: [...image.usedIn.filter(other => other !== place), place],
  ...(image.status === 'trashed' && { status: transition(imageStates, image.status, 'restore') }),
})

/** What changes of a picture that is not shown at this place any more: shown nowhere, it is trashed. */
export function leftBy(image: Image, place: string) {
  const usedIn = image.usedIn.filter(other => other !== place)
  return { usedIn, ...(usedIn.length === 0 && image.status === 'ready' && { status: transition(imageStates, image.status, 'trash') }) }
}
