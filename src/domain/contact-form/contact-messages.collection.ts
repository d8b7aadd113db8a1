import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import { actor, boolean, choice, impersonal, instant, list, longText, map, optional, reference, secret, withFacts } from '../shared/records/fields'
import { readOnly, scope } from '../shared/records/policy'
import { contactMessageFields, contactPage } from './contact-message-fields'

export const contactMessageStates = machine({
  new: { assign: 'assigned', answer: 'answered', finish: 'done', suspect: 'spam' },
  assigned: { assign: 'assigned', answer: 'answered', finish: 'done', suspect: 'spam' },
  answered: { answer: 'answered', finish: 'done', reopen: 'new' },
  done: { reopen: 'new' },
  spam: { clear: 'new' },
})

/** Staff answer within two days (product.md C5). */
export const answerWithin = 48

/** A message to the organization from a public page, with what the office did with it. Changed by `workOnMessage` alone. */
export const contactMessages = collection({
  path: 'contactMessages',
  title: 'Messages from the site',
  privacy: 'personal',
  whenForgotten: 'delete',
  keptFor: { days: 730, since: 'sentAt', because: 'questions come back each season' },
  fields: {
    ...contactMessageFields,
    email: withFacts(contactMessageFields.email, { tellsWhose: true }),
    text: secret(contactMessageFields.text),
    page: impersonal(contactPage),
    /** The sender, if the address is confirmed as theirs. */
    personId: optional(reference('Person', 'people')),
    /** Probably written by a bot; stored, so that no real message is lost. */
    suspected: boolean('Suspected'),
    sentAt: instant('Sent'),
    /** The colleague who answers it. */
    assigneeId: optional(actor('Assigned to')),
    /** What was answered by mail. */
    answers: optional(
      secret(
        list(
          'Answers',
          map('Answer', {
            text: longText('Answer', 4000),
            by: withFacts(actor('Answered by'), { staysInMerge: 'names who did it' }),
            at: instant('Answered'),
          }),
          20,
        ),
      ),
    ),
    status: choice('State', statesOf(contactMessageStates)),
  },
  states: contactMessageStates,
  access: readOnly(scope('mail')),
})
export type ContactMessage = StoredOf<typeof contactMessages>
