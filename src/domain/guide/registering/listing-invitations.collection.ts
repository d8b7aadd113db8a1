import { collection, type StoredOf } from '../../shared/records/collection'
import { choice, list, reference, text } from '../../shared/records/fields'
import { any, owner, readOnly, scope } from '../../shared/records/policy'
import { machine, statesOf } from '../../shared/records/state-machine'

/** What of a listing may come along. Hours, tier and payment never do: they are of one edition. */
export const carriedParts = ['text', 'image', 'pin'] as const
export type CarriedPart = (typeof carriedParts)[number]

/** `used`: the registration was submitted, and its listing has what came along. Declined ones can still be accepted. */
export const invitationStates = machine({
  invited: { accept: 'accepted', decline: 'declined' },
  accepted: { decline: 'declined', use: 'used' },
  declined: { accept: 'accepted' },
  used: {},
})

/**
 * An artist of one edition is invited to register for another one, beginning with the listing that they had. One for each person and edition, so that
 * nobody is invited twice. Callables write it; nothing of the listing is copied before the artist has accepted and registered.
 */
export const listingInvitations = collection({
  path: 'listingInvitations',
  title: 'Invitations to register again',
  privacy: 'personal',
  whenForgotten: 'delete',
  fields: {
    personId: reference('Artist', 'people'),
    editionId: reference('Edition', 'editions'),
    /** The listing that it begins with. */
    fromId: reference('Listing', 'listings'),
    name: text('Name', 140),
    carries: list('Brings along', choice('Part', carriedParts), carriedParts.length),
    /** The run that made it, which can be taken back. */
    batchId: text('Run', 64),
    status: choice('State', statesOf(invitationStates)),
  },
  states: invitationStates,
  access: readOnly(any(owner('personId'), scope('guide'))),
})
export type ListingInvitation = StoredOf<typeof listingInvitations>

export const invitationId = (editionId: string, personId: string) => `${editionId}-${personId}`
