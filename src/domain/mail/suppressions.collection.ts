import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, instant, optional, text } from '../shared/records/fields'
import { readOnly, scope } from '../shared/records/policy'

export const suppressionStates = machine({ active: { lift: 'lifted' }, lifted: { suppress: 'active' } })

/** An address that gets no more mail; the id is its hash. It stays if the person is deleted or imported again. */
export const suppressions = collection({
  path: 'suppressions',
  title: 'Suppressed addresses',
  privacy: 'impersonal',
  fields: {
    reason: choice('Reason', ['hard', 'complaint', 'unsubAll', 'manual']),
    at: instant('Since'),
    by: text('By', 128),
    until: optional(instant('Until')),
    liftedBecause: optional(text('Lifted because', 300)),
    status: choice('State', statesOf(suppressionStates)),
  },
  states: suppressionStates,
  access: readOnly(scope('mail')),
})
