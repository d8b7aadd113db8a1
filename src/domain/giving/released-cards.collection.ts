import { collection } from '../shared/records/collection'
import { secret } from '../shared/records/field-facts'
import { text } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/** A card that is charged no more and that the provider still keeps, under its number there. It goes once the provider has let go of it. */
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
