import { collection } from '../shared/records/collection'
import { secret } from '../shared/records/field-facts'
import { boolean, choice, instant } from '../shared/records/fields'
import { readOnly, scope } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'
import { contactMessageFields } from './contact-message-fields'

export const contactMessageStates = machine({ new: { answer: 'answered', suspect: 'spam' }, answered: {}, spam: { clear: 'new' } })

/** A message to the organization from a public page. */
export const contactMessages = collection({
  path: 'contactMessages',
  title: 'Messages from the site',
  privacy: 'personal',
  fields: {
    ...contactMessageFields,
    text: secret(contactMessageFields.text),
    /** Probably written by a machine; kept, so that no real message is lost. */
    suspected: boolean('Suspected'),
    sentAt: instant('Sent'),
    status: choice('State', statesOf(contactMessageStates)),
  },
  states: contactMessageStates,
  immutable: ['name', 'email', 'topic', 'text', 'sentAt'],
  access: { ...readOnly(scope('mail')), update: scope('mail') },
})
