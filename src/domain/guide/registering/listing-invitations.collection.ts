import { collection, machine, type StoredOf, statesOf } from '../../shared/records/collection'
import { choice, list, reference, text } from '../../shared/records/fields'
import { any, owner, readOnly, scope } from '../../shared/records/policy'

/** The parts of a listing that can be carried over. Hours, tier and payment belong to one edition and cannot. */
export const carriedParts = ['text', 'image', 'pin'] as const
export type CarriedPart = (typeof carriedParts)[number]

/** `used`: the registration was submitted, and its listing has the carried parts. A declined invitation can still be accepted. */
export const invitationStates = machine({
  invited: { accept: 'accepted', decline: 'declined' },
  accepted: { decline: 'declined', use: 'used' },
  declined: { accept: 'accepted' },
  used: {},
})

/**
 * Invites an artist of one edition to register for another, starting from their earlier listing. One per person and edition, so that nobody
 * is invited twice. Callables write it; nothing is copied before the artist has accepted and registered.
 */
export const listingInvitations = collection({
  path: 'listingInvitations',
  title: 'Invitations to register again',
  privacy: 'personal',
  whenForgotten: 'delete',
  fields: {
    personId: reference('Artist', 'people'),
    editionId: reference('Edition', 'editions'),
    /** The earlier listing to start from. */
    fromId: reference('Listing', 'listings'),
    name: text('Name', 140),
    carries: list('Brings along', choice('Part', carriedParts), carriedParts.length),
    /** The bulk run that created it and can undo it. */
    batchId: text('Run', 64),
    status: choice('State', statesOf(invitationStates)),
  },
  states: invitationStates,
  access: readOnly(any(owner('personId'), scope('guide'))),
})
export type ListingInvitation = StoredOf<typeof listingInvitations>

export const invitationId = (editionId: string, personId: string) => `${editionId}-${personId}`
