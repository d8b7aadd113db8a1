import { collection, machine, statesOf } from '../shared/records/collection'
import {
  boolean,
  choice,
  forgotten,
  instant,
  list,
  localDate,
  longText,
  map,
  money,
  number,
  optional,
  reference,
  text,
  trash,
  url,
  withFacts,
} from '../shared/records/fields'
import { access, all, any, changesOnly, nobody, owner, readOnly, scope, where } from '../shared/records/policy'

export const artistStates = machine({
  /** Waiting for review by staff. */
  draft: { publish: 'public', requestChanges: 'changes', decline: 'declined' },
  changes: { submit: 'draft', publish: 'public', decline: 'declined' },
  declined: { publish: 'public' },
  public: { hide: 'hidden', limit: 'members', remember: 'memorial' },
  members: { hide: 'hidden', publish: 'public', remember: 'memorial' },
  hidden: { publish: 'public', limit: 'members' },
  memorial: {},
})

/** Replaces the handle of an erased artist: a handle is often a name. */
export const forgottenHandle = 'former-member'

/**
 * The public profile of an artist; the id is the person's. Contains no email address, phone or street. Callables create it with its handle
 * (`slugs`) and publish it after a review (`reviewArtist`); a members-only profile is shown by a callable.
 */
export const artists = collection({
  path: 'artists',
  title: 'Artists',
  privacy: 'personal',
  scope: 'people',
  idOf: 'people',
  whenForgotten: 'anonymise',
  fields: {
    handle: withFacts(text('Handle', 30), { privacy: 'impersonal', whenForgotten: { becomes: forgottenHandle } }),
    displayName: withFacts(text('Name', 60), { whenForgotten: { becomes: 'Former member' } }),
    sortName: withFacts(text('Sort name', 80), { whenForgotten: { becomes: 'Former member' } }),
    statement: optional(longText('Statement', 2000)),
    media: withFacts(list('Media', text('Medium', 60), 6), { privacy: 'impersonal', help: 'Put the main one first.' }),
    neighbourhoodId: optional(reference('Neighborhood', 'neighbourhoods')),
    portraitId: forgotten(optional(reference('Portrait', 'images'))),
    links: list('Links', url('Link'), 6),
    commissions: boolean('Takes commissions'),
    teaching: boolean('Teaches'),
    /** Copied from the terms of the artist's membership (`copyMemberUntil`). */
    memberUntil: withFacts(optional(localDate('Member until')), { notAudited: 'copied from the terms of the membership' }),
    /** What staff ask for before the page becomes public, or why they declined it. Emptied when it becomes public. */
    reviewNote: forgotten(optional(text('From the staff', 300))),
    /** When the artist sent the page for another review, after changes. */
    submittedAt: optional(instant('Sent again')),
    status: choice('State', statesOf(artistStates)),
    ...trash,
  },
  states: artistStates,
  immutable: ['handle', 'memberUntil', 'reviewNote', 'submittedAt', 'status', 'deletedAt'],
  actable: true,
  access: {
    ...readOnly(any(where('status', 'public'), where('status', 'memorial'), owner('id'), scope('people'))),
    update: any(
      scope('people'),
      all(
        owner('id'),
        changesOnly('displayName', 'sortName', 'statement', 'media', 'neighbourhoodId', 'portraitId', 'links', 'commissions', 'teaching'),
      ),
    ),
  },
})

export const artworkStates = machine({
  draft: { publish: 'public' },
  public: { archive: 'archived', remove: 'removed' },
  archived: { publish: 'public' },
  removed: {},
})

/** One work of art. Sizes in millimeters. */
export const artworks = collection({
  path: 'artworks',
  title: 'Artworks',
  privacy: 'impersonal',
  whenForgotten: 'delete',
  fields: {
    artistId: reference('Artist', 'artists'),
    title: text('Title', 120),
    year: number('Year', { min: 1900, max: 2100, integer: true }),
    medium: text('Medium', 120),
    tags: list('Tags', text('Tag', 40), 5),
    size: optional(map('Size', { h: number('Height', { min: 1 }), w: number('Width', { min: 1 }), d: optional(number('Depth', { min: 0 })) })),
    price: optional(money('Price')),
    availability: choice('Availability', ['sale', 'sold', 'nfs', 'inquire']),
    /** CSS colors (`#rrggbb`), the most frequent first, for searching by color. */
    colours: optional(list('Colors', text('Color', 7), 5)),
    imageIds: list('Pictures', reference('Picture', 'images'), 6),
    description: optional(longText('Description', 1500)),
    /** The number in an edition of prints, such as `3/25`. */
    editionNo: optional(text('Edition', 20)),
    order: number('Order', { min: 0, integer: true }),
    status: choice('State', statesOf(artworkStates)),
    ...trash,
  },
  states: artworkStates,
  immutable: ['artistId', 'deletedAt'],
  access: {
    // Staff of the scope people review new artists, whose works are drafts.
    ...access(any(where('status', 'public'), owner('artistId'), scope('content'), scope('people')), any(owner('artistId'), scope('content')), nobody),
    // Artists create works through `addWork`, which counts them.
    create: scope('content'),
  },
})
