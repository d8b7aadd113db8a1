import { collection } from '../shared/collection'
import { choice, list, number, optional, text } from '../shared/fields'
import { access, anyone, nobody, scope } from '../shared/policy'
import { wallTimeField } from '../shared/wall-time-fields'

/** In the order in which they must lie, except the last three. */
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

/** A date of an edition; the id is its key. The only source of phases: prices, forms, mails and banners follow it. */
export const deadlines = collection({
  path: 'editions/{edition}/deadlines',
  title: 'Deadlines',
  fields: {
    key: choice('Deadline', deadlineKeys),
    at: wallTimeField('When'),
    reminders: list('Reminders, in days before', number('Days', { min: 0, max: 365, whole: true }), 10),
    /** Asked for once the call has opened. */
    reason: optional(text('Changed because', 300)),
  },
  fixed: ['key'],
  access: access(anyone, scope('guide'), nobody),
})
