import { collection } from '../shared/collection'
import { list, longText, optional, reference, text } from '../shared/fields'
import { all, any, contains, judges, readOnly, scope } from '../shared/policy'

const assigned = all(judges('callId'), contains('jurorIds'))

/**
 * The blind side of a submission or of an application for a grant: what a juror sees of it, without a name. Read by the jurors it
 * is assigned to (`assignJury` leaves out whoever is recused) for as long as their claim names the call. The id says nothing either.
 */
export const entries = collection({
  path: 'entries',
  title: 'Entries',
  fields: {
    callId: reference('Call', 'calls'),
    jurorIds: list('Jurors', reference('Juror', 'people'), 20),
    title: text('Title', 120),
    statement: optional(longText('Statement', 2000)),
    imageIds: list('Pictures', reference('Picture', 'images'), 9),
    answers: list('Answers', longText('Answer', 4000), 10),
  },
  access: readOnly(any(assigned, scope('guide'))),
})
