import { collection } from '../shared/records/collection'
import { boolean, choice, internal, list, map, money, number, optional, text } from '../shared/records/fields'
import { nobody, role } from '../shared/records/policy'

/** The steps of a new organization's set-up, in order. */
export const setUpSteps = ['name', 'legal', 'front', 'look', 'edition', 'pages', 'menu', 'policies', 'people'] as const
export type SetUpStep = (typeof setUpSteps)[number]

/** Settings that only the office may read; one document, `officeSettings/organisation`. The public ones are in `settings`. */
export const officeSettings = collection({
  path: 'officeSettings',
  title: 'Settings of the office',
  privacy: 'impersonal',
  fields: {
    legalName: text('Legal name', 120),
    /** `NN-NNNNNNN`; required for receipts. */
    ein: optional(text('Tax number (EIN)', 10)),
    fiscalStart: optional(text('Fiscal year begins, MM-DD', 5)),
    /** Gift thresholds of the tax office, per year. */
    taxYears: list(
      'Thresholds',
      map('Year', {
        year: number('Year', { min: 2000, max: 2100, integer: true }),
        acknowledge: money('Receipt from'),
        quidProQuo: money('State the value from'),
        /** Limits of what the donor may receive without a smaller deduction; most change every year. */
        benefitsUpTo: optional(money('Ignore benefits up to (2% of the gift at most)')),
        tokensFrom: optional(money('Ignore logo items from a gift of')),
        tokensCost: optional(money('Cost of these logo items up to')),
        privilegesUpTo: optional(money('Ignore privileges of a membership up to')),
      }),
      30,
    ),
    features: list('Features', text('Feature', 40), 10),
    reservedSlugs: list('More reserved addresses', text('Slug', 60), 200),
    /** Set-up steps that a superadmin chose to skip. */
    skipped: internal(optional(list('Steps left out', choice('Step', setUpSteps), setUpSteps.length))),
    /** A superadmin finished the set-up; `/cpanel` shows the office from then on. */
    isSetUp: internal(optional(boolean('Set-up ended'))),
  },
  access: { get: role('admin'), list: role('admin'), create: role('superadmin'), update: role('superadmin'), delete: nobody },
})
