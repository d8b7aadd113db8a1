import { collection } from '../shared/records/collection'
import { instant, longText, reference, text, withFacts } from '../shared/records/fields'
import { owner } from '../shared/records/policy'

const own = owner('personId')

/** An unsent form, stored so that its writer finds it on another device. Nobody else can read it. */
export const drafts = collection({
  path: 'drafts',
  title: 'Unsent forms',
  privacy: 'secret',
  notAudited: 'unsent forms, which only their writers can read',
  whenForgotten: 'delete',
  fields: {
    personId: withFacts(reference('Whose', 'people'), { staysInMerge: 'an unsent form is its writer’s own' }),
    form: text('Form', 120),
    /** The window in which it is entered: the same form can be open in two, and each has its own draft. */
    tab: text('Window', 40),
    content: longText('Entered so far, as JSON', 40_000),
    at: instant('Last entered'),
  },
  immutable: ['personId', 'form', 'tab'],
  access: { get: own, list: own, create: own, update: own, delete: own },
})
