import { collection } from '../shared/collection'
import { choice, flag, list, map, number, optional, reference } from '../shared/fields'
import { access, nobody, scope } from '../shared/policy'

/** Mails that follow an event one after the other: a welcome, or the ladder of a renewal. Each step is sent once. */
export const sequences = collection({
  path: 'sequences',
  title: 'Sequences',
  fields: {
    kind: choice('Kind', ['welcome', 'expiration']),
    productId: optional(reference('Membership', 'membershipProducts')),
    steps: list(
      'Steps',
      map('Step', {
        templateId: reference('Template', 'templates'),
        days: number('Days from the event', { min: -365, max: 365, whole: true }),
        onlyIf: optional(choice('Only if', ['joined', 'noListing', 'notRenewed'])),
      }),
      10,
    ),
    active: flag('Active'),
  },
  access: { ...access(scope('mail'), nobody), update: scope('mail') },
})
