import { collection, machine, statesOf } from '../shared/records/collection'
import { boolean, choice, instant, internal, longText, number, optional, text } from '../shared/records/fields'
import { any, readOnly, scope, where } from '../shared/records/policy'
import { richText } from '../shared/records/rich-text-field'
import { policyKinds } from './policy-kinds'

export const policyStates = machine({ draft: { take_effect: 'effective' }, effective: { supersede: 'superseded' }, superseded: {} })

/**
 * A version of a policy such as the privacy policy; it never changes once it is published. Written by callables: staff draft it, a superadmin
 * publishes it, in effect at once or from a later day. Until then both it and the version before it are `effective`.
 */
export const policies = collection({
  path: 'policies',
  title: 'Policies',
  privacy: 'impersonal',
  fields: {
    kind: choice('Kind', policyKinds),
    version: number('Version', { min: 1, integer: true }),
    title: text('Title', 100),
    body: richText('Text'),
    changes: optional(longText('What changed', 1000)),
    effective: instant('In effect from'),
    /** Everybody whom the policy concerns is asked to agree to this version. */
    reaccept: optional(boolean('Ask people to agree again')),
    /** The lowest version whose acceptance is enough; absent if nobody is asked. Set when the version is published. */
    acceptFrom: internal(optional(number('Accepted from version', { min: 1, integer: true }))),
    /** When the next version takes its place. Set when that one is published. */
    until: internal(optional(instant('Until'))),
    status: choice('State', statesOf(policyStates)),
  },
  states: policyStates,
  access: readOnly(any(where('status', 'effective'), where('status', 'superseded'), scope('content'))),
})
