import { collection } from '../../shared/records/collection'
import { instant, number, reference } from '../../shared/records/fields'
import { any, owner, readOnly, scope } from '../../shared/records/policy'
import { policies } from '../pages.collection'

/** That a person agreed to a version of a policy. Never changed; written by a callable only. */
export const policyAcceptances = collection({
  path: 'policyAcceptances',
  title: 'Agreements to policies',
  privacy: 'impersonal',
  scope: 'people',
  whenForgotten: 'anonymise',
  fields: {
    personId: reference('Person', 'people'),
    kind: policies.fields.kind,
    version: number('Version', { min: 1, integer: true }),
    at: instant('When'),
  },
  access: readOnly(any(owner('personId'), scope('people'))),
})
