import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, instant, optional, text } from '../shared/records/fields'
import { any, readOnly, scope } from '../shared/records/policy'

export const providerEventStates = machine({ claimed: { finish: 'done', fail: 'failed' }, failed: { retry: 'claimed' }, done: {} })

/** Why a message needs staff: it names something unknown, amounts differ, or its content is impossible. */
export const eventProblems = ['order-unknown', 'payment-unknown', 'amount-differs', 'not-possible'] as const

/** A message from the payment provider; the id is the provider's. Stored in the transaction that applies it, so that it is applied once. */
export const providerEvents = collection({
  path: 'providerEvents',
  title: 'Messages of the payment provider',
  privacy: 'impersonal',
  backup: 'guarded',
  notAudited: 'a ledger of the provider’s messages, which are never changed',
  fields: {
    type: text('Type', 80),
    objectId: text('Object', 80),
    /** Older messages about the same object are ignored. */
    objectCreated: instant('Object created'),
    /** Why it was not applied. */
    problem: optional(choice('Problem', eventProblems)),
    processedAt: optional(instant('Processed')),
    status: choice('State', statesOf(providerEventStates)),
  },
  states: providerEventStates,
  access: readOnly(any(scope('money'), scope('system'))),
})
