import { collection } from '../shared/collection'
import { instant, longText, reference, text } from '../shared/fields'
import { owner } from '../shared/policy'

const own = owner('personId')

/** A form that somebody has not sent yet, kept so that it is found again on another device. Nobody else sees it. */
export const drafts = collection({
  path: 'drafts',
  title: 'Unsent forms',
  fields: {
    personId: reference('Whose', 'people'),
    form: text('Form', 120),
    content: longText('Entered so far, as JSON', 40_000),
    at: instant('Last entered'),
  },
  fixed: ['personId', 'form'],
  access: { get: own, list: own, create: own, update: own, delete: own },
})
