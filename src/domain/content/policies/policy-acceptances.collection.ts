import { collection } from '../../shared/records/collection'
import { impersonal, instant, number, reference } from '../../shared/records/fields'
import { any, owner, readOnly, scope } from '../../shared/records/policy'
import { policies } from '../policies.collection'

/** That a person agreed to a version of a policy. Never changed; written by a callable only. */
export const policyAcceptances = collection({
  path: 'policyAcceptances',
  title: 'Agreements to policies',
  privacy: 'personal',
  scope: 'people',
  whenForgotten: 'anonymise',
  fields: {
    personId: reference('Person', 'people'),
    kind: impersonal(policies.fields.kind),
    version: impersonal(number('Version', { min: 1, integer: true })),
    at: instant('When'),
  },
  access: readOnly(any(owner('personId'), scope('people'))),
})
