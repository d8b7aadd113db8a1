import { collection } from '../shared/collection'
import { choice, email, flag, instant, longText, text } from '../shared/fields'
import { readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { contactTopics } from './contact-topics'

export const contactMessageStates = machine({ new: { answer: 'answered', suspect: 'spam' }, answered: {}, spam: { clear: 'new' } })

/** What somebody wrote to the organisation from a public page. */
export const contactMessages = collection({
  path: 'contactMessages',
  title: 'Messages from the site',
  fields: {
    name: text('Name', 80),
    email: email('E-mail'),
    topic: choice('About', contactTopics),
    text: longText('Message', 4000),
    /** Looks written by a machine; kept, so that no real message is lost. */
    suspected: flag('Suspected'),
    sentAt: instant('Sent'),
    status: choice('State', statesOf(contactMessageStates)),
  },
  states: contactMessageStates,
  fixed: ['name', 'email', 'topic', 'text', 'sentAt'],
  access: { ...readOnly(scope('mail')), update: scope('mail') },
})
