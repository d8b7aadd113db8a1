import { collection } from '../shared/records/collection'
import { actor, belongsWith, forgotten, list, longText, optional, personal, reference, text, withFacts } from '../shared/records/fields'
import { all, any, contains, judges, readOnly, scope } from '../shared/records/policy'

const assigned = all(judges('callId'), contains('jurorIds'))

/**
 * A submission or grant application as jurors see it, without a name. The assigned jurors read it (`assignJury` leaves out the recused) while
 * their claims name the call. The id does not identify anybody either.
 */
export const entries = collection({
  path: 'entries',
  title: 'Entries',
  privacy: 'impersonal',
  scope: 'guide',
  whenForgotten: 'anonymise',
  fields: {
    callId: reference('Call', 'calls'),
    jurorIds: list('Jurors', actor('Juror'), 20),
    /** The submission or application behind the entry; jurors can open neither. */
    submissionId: belongsWith(optional(reference('Submission', 'submissions'))),
    applicationId: belongsWith(optional(reference('Application', 'grantApplications'))),
    title: withFacts(text('Title', 120), { whenForgotten: { becomes: 'Erased' } }),
    statement: forgotten(optional(longText('Statement', 2000))),
    imageIds: forgotten(list('Pictures', reference('Picture', 'images'), 9)),
    answers: personal(list('Answers', longText('Answer', 4000), 10)),
  },
  access: readOnly(any(assigned, scope('guide'))),
})
