import { collection } from '../shared/records/collection'
import { boolean, choice, list, map, number, optional, reference } from '../shared/records/fields'
import { access, nobody, scope } from '../shared/records/policy'

/** Mails that follow an event one after the other, such as a welcome or renewal reminders. Each step is sent once. */
export const sequences = collection({
  path: 'sequences',
  title: 'Sequences',
  privacy: 'impersonal',
  fields: {
    kind: choice('Kind', ['welcome', 'expiration']),
    productId: optional(reference('Membership', 'membershipProducts')),
    steps: list(
      'Steps',
      map('Step', {
        templateId: reference('Template', 'templates'),
        days: number('Days from the event', { min: -365, max: 365, integer: true }),
        onlyIf: optional(choice('Only if', ['joined', 'noListing', 'notRenewed'])),
      }),
      10,
    ),
    active: boolean('Active'),
  },
  access: { ...access(scope('mail'), nobody), update: scope('mail') },
})
