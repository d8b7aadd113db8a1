import { collection } from '../shared/collection'
import { choice, email, flag, instant, longText, optional, reference, text } from '../shared/fields'
import { all, owner, readOnly, scope } from '../shared/policy'

export const queues = ['general', 'artists', 'ads', 'donors', 'reports'] as const

/** How the office handles a conversation; the id is the thread's. Whoever takes part in it does not see this. */
export const threadDesk = collection({
  path: 'threadDesk',
  title: 'Conversations on the desk',
  fields: {
    queue: choice('Queue', queues),
    assigneeId: optional(reference('Whose', 'people')),
    snoozedUntil: optional(instant('Away until')),
    /** The address that hides a correspondent who has no account. */
    relayFrom: optional(email('Relay address')),
    personId: optional(reference('Person', 'people')),
    listingId: optional(reference('Listing', 'listings')),
    satisfied: optional(flag('Satisfied')),
  },
  fixed: ['relayFrom'],
  access: { ...readOnly(scope('mail')), update: scope('mail') },
})

/** What colleagues note of a conversation. */
export const threadNotes = collection({
  path: 'threads/{thread}/notes',
  title: 'Notes on conversations',
  fields: { authorId: reference('By', 'people'), text: longText('Note', 4000) },
  access: { ...readOnly(scope('mail')), create: all(scope('mail'), owner('authorId')) },
})

/** An answer that is given often. */
export const cannedReplies = collection({
  path: 'cannedReplies',
  title: 'Ready answers',
  fields: { title: text('Title', 80), text: longText('Text', 4000), queue: optional(choice('Queue', queues)) },
  access: { get: scope('mail'), list: scope('mail'), create: scope('mail'), update: scope('mail'), delete: scope('mail') },
})
