import { collection } from '../shared/records/collection'
import { instant, reference, secret, text } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/**
 * The token for charging the card of a monthly gift or renewal, under the same id. Read by callables and jobs only. Without it nobody can
 * charge the card, so it is deleted when the gift ends.
 */
export const savedCards = collection({
  path: 'savedCards',
  title: 'Kept cards',
  privacy: 'secret',
  backup: 'guarded',
  whenForgotten: 'delete',
  notAudited: 'secrets of the server; the card that replaces another is seen in the monthly gift',
  fields: {
    personId: reference('Person', 'people'),
    customer: secret(text('Customer at the provider', 80)),
    method: secret(text('Card at the provider', 80)),
    /** When the provider reported it: later messages about an earlier card are ignored. */
    keptAt: instant('Kept'),
  },
  access: readOnly(nobody),
})
