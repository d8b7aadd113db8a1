import { collection, machine, statesOf } from '../shared/records/collection'
import {
  choice,
  forgotten,
  integer,
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
  withFacts,
} from '../shared/records/fields'
import { all, any, changesOnly, nobody, owner, scope, where } from '../shared/records/policy'

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
 * The public part of a perk, offered by the organization, a business or an artist. How to use it is in `perkDetails`, its codes are in
 * `perkCodes`.
 */
export const perks = collection({
  path: 'perks',
  title: 'Perks',
  privacy: 'impersonal',
  whenForgotten: 'anonymise',
  fields: {
    ownerId: optional(reference('Owner', 'people')),
    title: withFacts(text('Title', 60), { whenForgotten: { becomes: 'Perk of a former member' } }),
    terms: forgotten(longText('Terms', 600)),
    kind: choice('Kind', ['percent', 'amount', 'gift', 'access']),
    /** Percent or cents, depending on the kind. */
    value: optional(number('How much', { min: 0 })),
    /** Who offers it, if it is not the organization. */
    offeredBy: forgotten(optional(text('Offered by', 80))),
    /** The value of one use. Zero is allowed; absent means unknown. */
    fmv: optional(money('Value of one use')),
    redeem: choice('How', ['show', 'code', 'link']),
    startsOn: localDate('From'),
    /** At most 24 months after `startsOn`. */
    endsOn: localDate('Until'),
    levels: optional(list('Levels', text('Level', 30), 10)),
    caps: optional(map('At most', { total: optional(integer('In all')), perPerson: optional(integer('A person', 1000, 1)) })),
    codesLeft: optional(integer('Codes left')),
    redeemed: optional(integer('Used')),
    status: choice('State', statesOf(perkStates)),
    ...trash,
  },
  states: perkStates,
  immutable: ['ownerId', 'codesLeft', 'redeemed', 'status', 'deletedAt'],
  access: {
    get: mayRead,
    list: mayRead,
    create: any(scope('content'), all(draft, changesOnly('ownerId', 'status', ...entered))),
    update: any(scope('content'), all(draft, changesOnly(...entered))),
    delete: nobody,
  },
})
