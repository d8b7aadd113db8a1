import { collection } from '../shared/records/collection'
import { secret, text } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/** A card that is no longer charged but that the provider still stores, under the provider's id. Deleted once the provider has deleted the card. */
export const releasedCards = collection({
  path: 'releasedCards',
  title: 'Cards to be forgotten',
  privacy: 'secret',
  backup: { leftOut: 'it is work of the next hour' },
  whenForgotten: { otherwise: 'a number of the provider, for an hour' },
  notAudited: 'secrets of the server',
  fields: { method: secret(text('Card at the provider', 80)) },
  access: readOnly(nobody),
})
