import { collection } from '../../shared/records/collection'
import { instant, longText, reference, withFacts } from '../../shared/records/fields'
import { owner } from '../../shared/records/policy'

const own = owner('personId')

/** The cart of a person with an account, shared by all of their devices. Nobody else can read it. The id is the person's. */
export const carts = collection({
  path: 'carts',
  title: 'Carts',
  privacy: 'secret',
  notAudited: 'what visitors have in their own carts',
  whenForgotten: 'delete',
  keptFor: { days: 30, since: 'at', because: 'a cart is kept for 30 days' },
  fields: {
    personId: withFacts(reference('Whose', 'people'), { staysInMerge: 'its id names the person' }),
    content: longText('Lines, as JSON', 20_000),
    at: instant('Last changed'),
  },
  immutable: ['personId'],
  access: { get: own, list: own, create: own, update: own, delete: own },
})
