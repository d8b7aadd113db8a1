import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, forgotten, impersonal, list, longText, money, optional, reference, text, withFacts } from '../shared/records/fields'
import { all, any, changesOnly, nobody, owner, scope, where } from '../shared/records/policy'

export const submissionStates = machine({
  draft: { submit: 'submitted' },
  submitted: { admit: 'eligible', decline: 'declined' },
  eligible: { select: 'selected', wait: 'waitlist', decline: 'declined' },
  waitlist: { select: 'selected', decline: 'declined' },
  selected: { accept: 'accepted', decline: 'declined' },
  declined: {},
  accepted: { deliver: 'delivered' },
  delivered: { sell: 'sold', return: 'returned' },
  sold: {},
  returned: {},
})

const entered = ['title', 'statement', 'artworkIds', 'imageIds', 'answers'] as const
const theirs = any(owner('personId'), scope('guide'))
const draft = all(owner('personId'), where('status', 'draft'))

/** A submission to a call. Its author may change it until it is submitted. Jurors see the entry, never the submission. */
export const submissions = collection({
  path: 'submissions',
  title: 'Submissions',
  privacy: 'personal',
  whenForgotten: 'anonymise',
  fields: {
    callId: reference('Call', 'calls'),
    personId: reference('Person', 'people'),
    title: withFacts(text('Title', 120), { privacy: 'impersonal', whenForgotten: { becomes: 'Erased' } }),
    statement: forgotten(impersonal(optional(longText('Statement', 2000)))),
    artworkIds: forgotten(list('Works', reference('Work', 'artworks'), 3)),
    imageIds: forgotten(list('Pictures', reference('Picture', 'images'), 9)),
    /** In the order of the call's form. */
    answers: list('Answers', longText('Answer', 4000), 10),
    orderId: optional(reference('Order', 'orders')),
    reservePrice: optional(money('Minimum price')),
    status: choice('State', statesOf(submissionStates)),
  },
  states: submissionStates,
  access: {
    get: theirs,
    list: theirs,
    create: all(draft, changesOnly('callId', 'personId', 'status', ...entered)),
    update: all(draft, changesOnly(...entered)),
    delete: nobody,
  },
})
