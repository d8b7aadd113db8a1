import { collection } from '../shared/collection'
import { list, map, money, number, optional, text } from '../shared/fields'
import { nobody, role } from '../shared/policy'

/**
 * What only the office may know of the organisation; one document, `officeSettings/organisation`. What the public may know stands in
 * `settings`.
 */
export const officeSettings = collection({
  path: 'officeSettings',
  title: 'Settings of the office',
  fields: {
    legalName: text('Legal name', 120),
    /** `NN-NNNNNNN`; no letter is issued without it. */
    ein: optional(text('Tax number', 10)),
    fiscalStart: optional(text('Fiscal year begins, MM-DD', 5)),
    /** From which gift on the tax office asks for what, year by year. */
    taxYears: list(
      'Thresholds',
      map('Year', {
        year: number('Year', { min: 2000, max: 2100, whole: true }),
        acknowledge: money('Letter from'),
        quidProQuo: money('Value told from'),
      }),
      30,
    ),
    features: list('Switched on', text('Feature', 40), 10),
    reservedSlugs: list('Further reserved addresses', text('Slug', 60), 200),
  },
  access: { get: role('admin'), list: role('admin'), create: role('superadmin'), update: role('superadmin'), delete: nobody },
})
