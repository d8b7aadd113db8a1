import { collection } from '../shared/collection'
import { choice, list, localDate, longText, map, money, number, optional, reference, text } from '../shared/fields'
import { all, any, changesOnly, nobody, owner, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { trash } from '../shared/trash'
import { whole } from '../shared/whole'

export const perkStates = machine({
  draft: { submit: 'pending' },
  pending: { approve: 'live', reject: 'rejected' },
  live: { pause: 'paused', end: 'ended' },
  paused: { resume: 'live', end: 'ended' },
  ended: {},
  rejected: {},
})

const entered = ['title', 'terms', 'kind', 'value', 'offeredBy', 'fmv', 'redeem', 'startsOn', 'endsOn', 'caps'] as const
const draft = all(owner('ownerId'), where('status', 'draft'))
const mayRead = any(where('status', 'live'), owner('ownerId'), scope('content'))

/**
 * What anybody may know of something members receive, offered by the organisation, a business or an artist. How to
 * use it stands in `perkDetails`, its codes in `perkCodes`.
 */
export const perks = collection({
  path: 'perks',
  title: 'Perks',
  fields: {
    ownerId: optional(reference('Owner', 'people')),
    title: text('Title', 60),
    terms: longText('Terms', 600),
    kind: choice('Kind', ['percent', 'amount', 'gift', 'access']),
    /** Per cent or cents, by kind. */
    value: optional(number('How much', { min: 0 })),
    /** Who offers it, where that is not the organisation. */
    offeredBy: optional(text('Offered by', 80)),
    /** Value of one use. Zero is allowed; absent is not known. */
    fmv: optional(money('Value of one use')),
    redeem: choice('How', ['show', 'code', 'link']),
    startsOn: localDate('From'),
    /** At most 24 months after `startsOn`. */
    endsOn: localDate('Until'),
    levels: optional(list('Levels', text('Level', 30), 10)),
    caps: optional(map('At most', { total: optional(whole('In all')), perPerson: optional(whole('A person', 1000, 1)) })),
    codesLeft: optional(whole('Codes left')),
    redeemed: optional(whole('Used')),
    status: choice('State', statesOf(perkStates)),
    ...trash,
  },
  states: perkStates,
  fixed: ['ownerId', 'codesLeft', 'redeemed', 'status', 'deletedAt'],
  access: {
    get: mayRead,
    list: mayRead,
    create: any(scope('content'), all(draft, changesOnly('ownerId', 'status', ...entered))),
    update: any(scope('content'), all(draft, changesOnly(...entered))),
    delete: nobody,
  },
})
