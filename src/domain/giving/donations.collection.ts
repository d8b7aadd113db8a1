import { collection, machine, statesOf } from '../shared/records/collection'
import {
  boolean,
  choice,
  impersonal,
  integer,
  internal,
  keptByLaw,
  list,
  localDate,
  map,
  money,
  optional,
  reference,
  text,
} from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'
import { booksOfAccount } from '../shared/records/retention-period'

export const donationStates = machine({ recorded: { acknowledge: 'acknowledged', void: 'void' }, acknowledged: { void: 'void' }, void: {} })

/** A gift. A gift in kind has a description instead of an amount, and so has its receipt. */
export const donations = collection({
  path: 'donations',
  title: 'Gifts',
  privacy: 'personal',
  backup: 'guarded',
  whenForgotten: 'anonymise',
  fields: {
    personId: reference('Person', 'people'),
    orderId: optional(reference('Order', 'orders')),
    lineId: impersonal(optional(text('Order line', 64))),
    amount: money('Amount'),
    fundId: optional(reference('Fund', 'campaigns')),
    campaignId: optional(reference('Campaign', 'campaigns')),
    tribute: optional(map('Tribute', { kind: choice('Kind', ['honour', 'memory']), name: text('Name', 80) })),
    anonymous: boolean('Anonymous'),
    /** The name under which the giver chose to appear among the donors; the giver can withdraw it. Never set for an anonymous gift. */
    shownAs: optional(text('Named among the donors as', 80)),
    /** Part of a monthly gift: one letter covers all of its gifts in a year. */
    isMonthly: internal(impersonal(optional(boolean('Every month')))),
    /** The employer who matches this gift, as the giver stated. */
    employer: optional(text('Employer who matches', 80)),
    inKind: keptByLaw(
      optional(
        map('In kind', {
          description: text('What was given', 300),
          /** A work of art given by the artist who made it; it gets a different kind of letter. */
          isOwnWork: optional(boolean('Made by the donor')),
        }),
      ),
      booksOfAccount,
    ),
    receivedOn: localDate('Received'),
    taxYear: impersonal(integer('Tax year', 2100, 2000)),
    softCredits: list('Others to thank', reference('Person', 'people'), 10),
    /** The pledge that this gift pays. */
    pledgeId: optional(reference('Pledge', 'pledges')),
    voidReason: optional(text('Void because', 300)),
    /** Its letter was written outside this product, as for imported gifts. */
    thankedElsewhere: internal(optional(boolean('Thanked elsewhere'))),
    /** The personal thanks for a large gift, besides its letter. Absent for all other gifts. */
    personalThanks: optional(
      map('Thanks in person', {
        state: choice('State', ['due', 'done']),
        on: optional(localDate('Thanked on')),
        note: optional(text('How', 140)),
      }),
    ),
    status: choice('State', statesOf(donationStates)),
  },
  states: donationStates,
  access: readOnly(any(owner('personId'), scope('money'))),
})
