import { collection, machine, statesOf } from '../shared/records/collection'
import { actor, choice, impersonal, instant, list, longText, optional, reference, text } from '../shared/records/fields'
import { all, any, changesOnly, contains, readOnly, scope } from '../shared/records/policy'

export const threadStates = machine({
  open: { answer: 'waiting', solve: 'solved', suspect: 'spam' },
  waiting: { reply: 'open', solve: 'solved' },
  solved: { reply: 'reopened' },
  reopened: { answer: 'waiting', solve: 'solved' },
  spam: { clear: 'open' },
})

/** A conversation. Participants never see each other's email address: every message goes through `relayMessage`. */
export const threads = collection({
  path: 'threads',
  title: 'Conversations',
  privacy: 'personal',
  whenForgotten: { elsewhere: 'forgetConversations: what the person wrote, and whole conversations with the organization alone' },
  fields: {
    participantIds: list('With', reference('Person', 'people'), 10),
    topic: text('About'),
    /** The record it is about, such as `listings/abc`. */
    entity: impersonal(optional(text('Record', 300))),
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
  privacy: 'secret',
  whenForgotten: { elsewhere: 'forgetConversations: what the person wrote, and whole conversations with the organization alone' },
  fields: {
    participantIds: list('With', reference('Person', 'people'), 10),
    /** Absent where the organization writes. */
    fromId: optional(actor('From')),
    text: longText('Message', 4000),
    sentAt: instant('Sent'),
  },
  access: readOnly(any(contains('participantIds'), scope('mail'))),
})
