import { collection } from '../../shared/records/collection'
import { list, map, money, optional, text, withHelp } from '../../shared/records/fields'
import { nobody, scope } from '../../shared/records/policy'

/** How donors are thanked: one document, `donorSettings/donors`. */
export const donorSettings = collection({
  path: 'donorSettings',
  title: 'Donor levels',
  privacy: 'impersonal',
  fields: {
    levels: list('Levels', map('Level', { name: text('Name', 40), from: money('From so much in a fiscal year') }), 12),
    /** Absent: the usual amount (`usualLargeGift`). */
    largeFrom: withHelp(
      optional(money('A gift is large from')),
      'The donor of a large gift waits under “Large gifts” until somebody has thanked them in person. Empty: from $1,000.',
    ),
  },
  access: { get: scope('money'), list: scope('money'), create: scope('money'), update: scope('money'), delete: nobody },
})

/** Id of the only document. */
export const donorSettingsId = 'donors'
