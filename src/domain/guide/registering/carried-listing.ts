import { images } from '../../pictures/images.collection'
import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf, StoredOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { listings } from '../listings.collection'
import { type CarriedPart, invitationId, listingInvitations } from './listing-invitations.collection'

type Listing = DataOf<typeof listings>

/** A listing with the parts carried over from an earlier one. Newly entered fields win; the pin is carried over only if the address is the same. */
export function carriedListing(listing: Listing, source: Listing, carries: readonly CarriedPart[]): Listing {
  const { about, links, facilities, priceBand, tags, imageId, imageCrop, pin, doorNote, entranceImageId, access } = source
  const isSamePlace = listing.siteId === source.siteId && listing.address === source.address
  return {
    ...listing,
    ...(carries.includes('text') && {
      ...omitUndefined<Partial<Listing>>({ about, priceBand }),
      media: [...new Set([...listing.media, ...source.media])].slice(0, listings.fields.media.max),
      links: [...links],
      facilities: [...facilities],
      tags: [...tags],
    }),
    ...(carries.includes('image') && omitUndefined<Partial<Listing>>({ imageId, imageCrop })),
    ...(carries.includes('pin') && isSamePlace && omitUndefined<Partial<Listing>>({ pin: listing.pin ?? pin, doorNote, entranceImageId, access })),
  }
}

/**
 * Reads a registering person's accepted invitation, with the earlier listing and its pictures. The result creates the listing of their first
 * registration and marks the invitation as used. Without an accepted invitation nothing is carried over.
 */
export async function readCarried(within: RecordsWithin, editionId: string, personId: string) {
  const invitation = await within.get(listingInvitations, invitationId(editionId, personId))
  const isOpen = invitation?.status === 'invited' || invitation?.status === 'accepted'
  const source = invitation?.status === 'accepted' ? await within.get(listings, invitation.fromId) : undefined
  const found = await within.getAll(images, [source?.imageId, source?.entranceImageId])
  const pictures = new Map([...found].filter(([, { status }]) => status === 'ready'))
  return {
    /** Only the first listing gets the carried parts. */
    create(id: string, listing: Listing, at: number): void {
      const isTheirs = at === 0 && source !== undefined && source.deletedAt === undefined && source.ownerIds.includes(personId)
      const made = isTheirs ? carriedListing(listing, withReady(source, pictures), invitation!.carries) : listing
      within.create(listings, id, made)
      for (const [imageId, image] of pictures)
        if (isTheirs && (imageId === made.imageId || imageId === made.entranceImageId))
          within.change(images, image, { usedIn: [...image.usedIn, `${listings.path}/${id}`] })
    },
    end(): void {
      if (!isOpen) return
      const event = invitation.status === 'accepted' ? 'use' : 'decline'
      within.move(listingInvitations, invitation, event)
    },
  }
}

/** Without pictures that were removed meanwhile. */
const withReady = ({ imageId = '', entranceImageId = '', ...source }: StoredOf<typeof listings>, ready: ReadonlyMap<string, unknown>): Listing => ({
  ...source,
  ...(ready.has(imageId) ? { imageId } : { imageCrop: undefined }),
  ...(ready.has(entranceImageId) && { entranceImageId }),
})
