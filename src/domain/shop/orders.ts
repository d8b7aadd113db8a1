import { collection } from '../shared/records/collection'
import { impersonal } from '../shared/records/field-facts'
import { choice, email, json, list, map, money, number, optional, reference, text } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { any, owner, readOnly, scope } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

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
  quantity: number('Pieces', { min: 1, max: 20, integer: true }),
  unit: money('Price of one'),
  fmvCents: integer('Value received, in cents'),
  /** Only of gifts and memberships: what was paid above the value received, never below zero. */
  deductibleCents: integer('Deductible, in cents'),
  taxCents: integer('Tax, in cents'),
  accountCode: text('Account', 20),
})

/** What somebody buys or gives in one go. Prices are read anew on the server; lines that are paid for never change. */
export const orders = collection({
  path: 'orders',
  title: 'Orders',
  privacy: 'personal',
  whenForgotten: { otherwise: 'kept with the books as long as the law asks for them' },
  fields: {
    personId: optional(reference('Person', 'people')),
    email: email('E-mail'),
    lines: list('Lines', orderLine, 50),
    total: money('Total'),
    tax: money('Tax'),
    /** Versions of the policies agreed to, by kind. */
    policyVersions: impersonal(json<{ readonly [kind: string]: number }>('Policies')),
    source: choice('From', ['web', 'desk', 'import']),
    /** The same key again is the same order. */
    idemKey: impersonal(text('Key', 64)),
    status: choice('State', statesOf(orderStates)),
  },
  states: orderStates,
  access: readOnly(any(owner('personId'), scope('money'))),
})
