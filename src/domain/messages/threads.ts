import { collection } from '../shared/collection'
import { choice, instant, list, longText, optional, reference, text } from '../shared/fields'
import { all, any, changesOnly, contains, readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const threadStates = machine({
  open: { answer: 'waiting', solve: 'solved', suspect: 'spam' },
  waiting: { reply: 'open', solve: 'solved' },
  solved: { reply: 'reopened' },
  reopened: { answer: 'waiting', solve: 'solved' },
  spam: { clear: 'open' },
})

/** A conversation. Those who take part never see each other's e-mail: every message goes through `relayMessage`. */
export const threads = collection({
  path: 'threads',
  title: 'Conversations',
  fields: {
    participantIds: list('With', reference('Person', 'people'), 10),
    topic: text('About'),
    /** What it is about, such as `listings/abc`. */
    entity: optional(text('Record', 300)),
    lastAt: instant('Last message'),
    status: choice('State', statesOf(threadStates)),
  },
  states: threadStates,
  access: { ...readOnly(any(contains('participantIds'), scope('mail'))), update: all(scope('mail'), changesOnly('status')) },
})

/** One message. Written by `relayMessage` only. */
export const messages = collection({
  path: 'threads/{thread}/messages',
  title: 'Messages',
  fields: {
    participantIds: list('With', reference('Person', 'people'), 10),
    /** Absent where the organisation speaks. */
    fromId: optional(reference('From', 'people')),
    text: longText('Message', 4000),
    sentAt: instant('Sent'),
  },
  access: readOnly(any(contains('participantIds'), scope('mail'))),
})
