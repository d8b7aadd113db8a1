import { collection } from '../../shared/records/collection'
import { list, map, money, text } from '../../shared/records/fields'
import { nobody, scope } from '../../shared/records/policy'

/** How donors are thanked: one document, `donorSettings/donors`. */
export const donorSettings = collection({
  path: 'donorSettings',
  title: 'Donor levels',
  privacy: 'impersonal',
  fields: {
    levels: list('Levels', map('Level', { name: text('Name', 40), from: money('From so much in a fiscal year') }), 12),
  },
  access: { get: scope('money'), list: scope('money'), create: scope('money'), update: scope('money'), delete: nobody },
})

/** Id of the only document. */
export const donorSettingsId = 'donors'
