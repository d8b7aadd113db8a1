import { collection } from '../shared/records/collection'
import { choice, list, number, optional, text } from '../shared/records/fields'
import { anyone, readOnly } from '../shared/records/policy'
import { wallTimeField } from '../shared/records/wall-time-fields'

/** In chronological order, except for the last three. */
export const deadlineKeys = [
  'callOpens',
  'earlyEnds',
  'regularEnds',
  'lateEnds',
  'imageDue',
  'proofOpens',
  'proofCloses',
  'addressLock',
  'printLock',
  'guideOut',
  'refundsEnd',
  'adClose',
  'artDue',
] as const

/**
 * A date of an edition; the id is its key. The only source of phases: prices, forms, mails and banners depend on it. `setDeadlines` checks
 * their order and the reason for a change.
 */
export const deadlines = collection({
  path: 'editions/{edition}/deadlines',
  title: 'Deadlines',
  privacy: 'impersonal',
  scope: 'guide',
  fields: {
    key: choice('Deadline', deadlineKeys),
    at: wallTimeField('When'),
    reminders: list('Reminders, in days before', number('Days', { min: 0, max: 365, integer: true }), 10),
    /** Required once the call has opened. */
    reason: optional(text('Reason for the change', 300)),
  },
  immutable: ['key'],
  access: readOnly(anyone),
})
