import { collection } from '../shared/collection'
import { choice, localDate, longText, money, optional, reference, text } from '../shared/fields'
import { access, any, nobody, owner, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const perkStates = machine({
  draft: { submit: 'pending' },
  pending: { approve: 'live', reject: 'rejected' },
  live: { pause: 'paused', end: 'ended' },
  paused: { resume: 'live', end: 'ended' },
  ended: {},
  rejected: {},
})

/** Something members receive, offered by the organisation, a business or an artist. */
export const perks = collection({
  path: 'perks',
  title: 'Perks',
  fields: {
    ownerId: optional(reference('Owner', 'people')),
    title: text('Title', 60),
    terms: longText('Terms', 600),
    kind: choice('Kind', ['percent', 'amount', 'gift', 'access']),
    /** Who offers it, where that is not the organisation. */
    offeredBy: optional(text('Offered by', 80)),
    /** Value of one use. Zero is allowed; absent is not known. */
    fmv: optional(money('Value of one use')),
    redeem: choice('How', ['show', 'code', 'link']),
    startsOn: localDate('From'),
    endsOn: localDate('Until'),
    status: choice('State', statesOf(perkStates)),
  },
  states: perkStates,
  access: access(any(where('status', 'live'), owner('ownerId'), scope('content')), scope('content'), nobody),
})
