import { collection } from '../shared/records/collection'
import { choice, instant, optional, text } from '../shared/records/fields'
import { readOnly, scope } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

export const providerEventStates = machine({ claimed: { finish: 'done', fail: 'failed' }, failed: { retry: 'claimed' }, done: {} })

/** A message of the payment provider; the id is the provider's. Made in the transaction that acts on it, so that it acts once. */
export const providerEvents = collection({
  path: 'providerEvents',
  title: 'Messages of the payment provider',
  privacy: 'impersonal',
  notAudited: 'a ledger of what the payment service told; nothing in it is changed',
  fields: {
    type: text('Type', 80),
    objectId: text('Object', 80),
    /** An object's older message is ignored. */
    objectCreated: instant('Object made'),
    processedAt: optional(instant('Worked on')),
    status: choice('State', statesOf(providerEventStates)),
  },
  states: providerEventStates,
  access: readOnly(scope('system')),
})
