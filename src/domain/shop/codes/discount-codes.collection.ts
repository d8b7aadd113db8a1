import { collection, machine, type StoredOf, statesOf } from '../../shared/records/collection'
import { choice, impersonal, integer, list, localDate, money, optional, reference, text, withHelp } from '../../shared/records/fields'
import { access, nobody, readOnly, scope } from '../../shared/records/policy'

export const discountCodeStates = machine({ draft: { open: 'live' }, live: { end: 'ended' }, ended: { open: 'live' } })

/** A discount code. Only staff and the server read it, because anybody who knows a code may use it. */
export const discountCodes = collection({
  path: 'discountCodes',
  title: 'Discount codes',
  privacy: 'impersonal',
  fields: {
    code: withHelp(text('Code', 30), 'What people enter. Capital letters and digits without spaces, like SPRING25.'),
    title: withHelp(text('Title', 80), 'Buyers read it in their order.'),
    percent: withHelp(optional(integer('Percent', 100, 1)), 'Enter a percentage or an amount. With both, the percentage counts.'),
    amount: optional(money('Amount')),
    kinds: list('Lowers', choice('Kind', ['product', 'membership']), 2),
    from: optional(localDate('Valid from')),
    until: optional(localDate('Valid until')),
    maxUses: withHelp(optional(integer('Uses in all', 1_000_000, 1)), 'Leave empty for no limit.'),
    perPerson: withHelp(optional(integer('Uses of one person', 1000, 1)), 'Leave empty for no limit.'),
    /** Counted when an order uses it, and taken back if the order ends unpaid. */
    uses: optional(integer('Used')),
    status: choice('State', statesOf(discountCodeStates)),
  },
  states: discountCodeStates,
  immutable: ['uses'],
  access: access(scope('money'), scope('money'), nobody),
})
export type DiscountCode = StoredOf<typeof discountCodes>

/** How often one buyer used a code; the id is `{code}-{buyer}`. */
export const codeUses = collection({
  path: 'codeUses',
  title: 'Uses of discount codes',
  privacy: 'impersonal',
  notAudited: 'a count; the orders say who used a code',
  whenForgotten: { otherwise: 'a count under a hash, which names nobody' },
  fields: { codeId: impersonal(reference('Code', 'discountCodes')), uses: integer('Uses') },
  access: readOnly(nobody),
})
