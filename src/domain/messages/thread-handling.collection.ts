import { collection } from '../shared/records/collection'
import { actor, boolean, choice, email, instant, longText, optional, reference, text } from '../shared/records/fields'
import { all, owner, readOnly, scope } from '../shared/records/policy'

export const queues = ['general', 'artists', 'ads', 'donors', 'reports'] as const

/** How staff handle a conversation; the id is the thread's. Participants cannot read it. */
export const threadHandling = collection({
  path: 'threadDesk',
  title: 'Handling of conversations',
  privacy: 'secret',
  whenForgotten: 'anonymise',
  fields: {
    queue: choice('Queue', queues),
    assigneeId: optional(actor('Assigned to')),
    snoozedUntil: optional(instant('Snoozed until')),
    /** The address that hides a correspondent without an account. */
    relayFrom: optional(email('Relay address')),
    personId: optional(reference('Person', 'people')),
    listingId: optional(reference('Listing', 'listings')),
    satisfied: optional(boolean('Satisfied')),
  },
  immutable: ['relayFrom'],
  access: { ...readOnly(scope('mail')), update: scope('mail') },
})

/** Staff notes on a conversation. */
export const threadNotes = collection({
  path: 'threads/{thread}/notes',
  title: 'Notes on conversations',
  privacy: 'secret',
  whenForgotten: { elsewhere: 'forgetConversations: with the conversation' },
  fields: { authorId: actor('By'), text: longText('Note', 4000) },
  access: { ...readOnly(scope('mail')), create: all(scope('mail'), owner('authorId')) },
})

/** A reply for frequent questions. */
export const cannedReplies = collection({
  path: 'cannedReplies',
  title: 'Saved replies',
  privacy: 'impersonal',
  fields: { title: text('Title', 80), text: longText('Text', 4000), queue: optional(choice('Queue', queues)) },
  access: { get: scope('mail'), list: scope('mail'), create: scope('mail'), update: scope('mail'), delete: scope('mail') },
})
