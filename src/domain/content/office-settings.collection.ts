import { collection } from '../shared/records/collection'
import { list, map, money, number, optional, text } from '../shared/records/fields'
import { nobody, role } from '../shared/records/policy'

/** Settings that only the office may read; one document, `officeSettings/organisation`. The public ones are in `settings`. */
export const officeSettings = collection({
  path: 'officeSettings',
  title: 'Settings of the office',
  privacy: 'impersonal',
  fields: {
    legalName: text('Legal name', 120),
    /** `NN-NNNNNNN`; required for receipts. */
    ein: optional(text('Tax number', 10)),
    fiscalStart: optional(text('Fiscal year begins, MM-DD', 5)),
    /** Gift thresholds of the tax office, per year. */
    taxYears: list(
      'Thresholds',
      map('Year', {
        year: number('Year', { min: 2000, max: 2100, integer: true }),
        acknowledge: money('Receipt from'),
        quidProQuo: money('State the value from'),
      }),
      30,
    ),
    features: list('Features', text('Feature', 40), 10),
    reservedSlugs: list('More reserved addresses', text('Slug', 60), 200),
  },
  access: { get: role('admin'), list: role('admin'), create: role('superadmin'), update: role('superadmin'), delete: nobody },
})
