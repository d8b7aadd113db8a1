import { collection } from '../shared/collection'
import { choice, email, list, map, money, number, open, optional, reference, text } from '../shared/fields'
import { any, owner, readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { whole } from '../shared/whole'

export const orderStates = machine({
  draft: { submit: 'pending' },
  pending: { pay: 'paid', expire: 'expired', fail: 'failed', cancel: 'cancelled', await: 'awaiting_payment' },
  awaiting_payment: { pay: 'paid', cancel: 'cancelled', expire: 'expired' },
  paid: { refundPart: 'part_refunded', refund: 'refunded' },
  part_refunded: { refundPart: 'part_refunded', refund: 'refunded' },
  refunded: {},
  expired: {},
  failed: { submit: 'pending' },
  cancelled: {},
})

export const lineKinds = ['membership', 'registration', 'donation', 'product', 'ad', 'ticket', 'fee', 'discount'] as const

const orderLine = map('Line', {
  id: text('Number', 64),
  kind: choice('Kind', lineKinds),
  refId: optional(text('What', 128)),
  title: text('Title'),
  quantity: number('Pieces', { min: 1, max: 20, whole: true }),
  unit: money('Price of one'),
  fmvCents: whole('Value received, in cents'),
  /** Only of gifts and memberships: what was paid above the value received, never below zero. */
  deductibleCents: whole('Deductible, in cents'),
  taxCents: whole('Tax, in cents'),
  accountCode: text('Account', 20),
})

/** What somebody buys or gives in one go. Prices are read anew on the server; lines that are paid for never change. */
export const orders = collection({
  path: 'orders',
  title: 'Orders',
  fields: {
    personId: optional(reference('Person', 'people')),
    email: email('E-mail'),
    lines: list('Lines', orderLine, 50),
    total: money('Total'),
    tax: money('Tax'),
    /** Versions of the policies agreed to, by kind. */
    policyVersions: open<{ readonly [kind: string]: number }>('Policies'),
    source: choice('From', ['web', 'desk', 'import']),
    /** The same key again is the same order. */
    idemKey: text('Key', 64),
    status: choice('State', statesOf(orderStates)),
  },
  states: orderStates,
  access: readOnly(any(owner('personId'), scope('money'))),
})
