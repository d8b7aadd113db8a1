import * as v from 'valibot'
import { collection, machine, statesOf } from '../shared/records/collection'
import {
  byCallable,
  choice,
  list,
  localDate,
  longText,
  map,
  money,
  number,
  optional,
  reference,
  text,
  trash,
  withHelp,
} from '../shared/records/fields'
import { access, any, nobody, scope, where } from '../shared/records/policy'

export const membershipProductStates = machine({ draft: { open: 'live' }, live: { retire: 'retired' }, retired: {} })

/** Card colors of levels; each has a design token with enough contrast in the light and the dark theme. */
const levelColors = ['blue', 'green', 'gold', 'red', 'violet'] as const

/** Maximum number of scheduled prices of a level. */
const maxScheduled = 4

/** `MM-DD`; in a shorter month, its last day. */
const monthAndDay = (label: string) => ({ ...text(label, 5), schema: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)) })

export const levelFields = {
  key: text('Key', 30),
  name: text('Name', 60),
  summary: text('Summary', 200),
  price: money('Price'),
  /** Each applies from its day on; `levelOn` returns the price of a day. */
  scheduled: optional(
    list(
      'Scheduled prices',
      map('Scheduled price', { from: localDate('From'), price: money('New price'), monthly: optional(money('New monthly price')) }),
      maxScheduled,
    ),
  ),
  /** Set if the level can be paid by the month. */
  monthly: optional(money('Price a month')),
  /** Fair-market value of what a member receives; absent if nobody has estimated it. */
  fmv: optional(money('Value of benefits')),
  seats: number('People', { min: 1, max: 6, integer: true }),
  perkIds: list('Perks', reference('Perk', 'perks'), 30),
  color: optional(choice('Color', levelColors)),
  giftWrap: optional(withHelp(text('Gift wrap', 200), 'How a gift of this level arrives: said to who gives it, and in the mail to who is given it.')),
}
/** Maximum number of levels of one membership. */
export const maxLevels = 6

/** A membership that can be bought, with its levels; `routeKey` is the first part of its address, before `membership`. */
export const membershipProducts = collection({
  path: 'membershipProducts',
  title: 'Memberships',
  privacy: 'impersonal',
  fields: {
    routeKey: text('Address', 20),
    name: text('Name', 80),
    audience: choice('For', ['artist', 'artlover', 'student', 'business']),
    headline: text('Headline', 100),
    summary: text('Summary', 300),
    eligibility: optional(text('Who may join', 240)),
    termMonths: number('Months', { min: 1, max: 60, integer: true }),
    /** Set if all of these memberships end on the same day of the year. */
    fixedEnd: optional(monthAndDay('Ends every year on')),
    from: optional(localDate('Sold from')),
    until: optional(localDate('Sold until')),
    /** Grows with every change of a price. Members keep their price until they renew. */
    version: optional(number('Version', { min: 1, integer: true })),
    graceDays: number('Days of grace', { min: 0, max: 90, integer: true }),
    imageId: optional(reference('Picture', 'images')),
    levels: byCallable(list('Levels', map('Level', levelFields), maxLevels)),
    questions: list('Questions', map('Question', { question: text('Question'), answer: longText('Answer', 1000) }), 20),
    order: number('Order', { min: 0, integer: true }),
    status: choice('State', statesOf(membershipProductStates)),
    ...trash,
  },
  states: membershipProductStates,
  immutable: ['routeKey', 'audience', 'version', 'status', 'deletedAt'],
  // Also readable if no longer sold: the state of its members depends on it.
  access: access(any(where('status', 'live'), scope('money'), scope('people')), scope('money'), nobody),
})
