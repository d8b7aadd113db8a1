import type { Scope } from '../shared/records/policy'

/** A file that staff can export. */
export interface ExportPreset {
  readonly key: string
  readonly title: string
  readonly purpose: string
  /** The scope that may export it; `superadmin`: superadmins only. */
  readonly scope: Scope | 'superadmin'
  /** Personal data needs a reason, and each opening of the file is audited. */
  readonly isPersonal: boolean
  /** Whether it is for one edition of the guide. */
  readonly ofEdition?: true
  /** Whether it can be limited to a segment or a tag. */
  readonly ofPeople?: true
  /** Whether its file is a `Printable`, which is opened for printing, instead of a table. */
  readonly isPrinted?: true
}

const declared = <const K extends string>(key: K, more: Omit<ExportPreset, 'key'>) => ({ ...more, key })

export const exportPresets = [
  declared('people', {
    title: 'People',
    purpose: 'Everybody with all fields, consents, and other columns of imported files.',
    scope: 'people',
    isPersonal: true,
  }),
  declared('guide', {
    title: 'Guide',
    purpose: 'One row for each listing of an edition, with number, place and times.',
    scope: 'guide',
    isPersonal: false,
    ofEdition: true,
  }),
  declared('doorsigns', {
    title: 'Door signs',
    purpose: 'A page for each studio of an edition: number, name, hours, and the code of its page.',
    scope: 'guide',
    isPersonal: false,
    ofEdition: true,
    isPrinted: true,
  }),
  declared('labels', {
    title: 'Address labels',
    purpose: 'Everybody with a postal address, on Avery 5160 sheets: 30 labels on a US Letter page.',
    scope: 'people',
    isPersonal: true,
    ofPeople: true,
    isPrinted: true,
  }),
  declared('badges', {
    title: 'Name badges',
    purpose: 'One badge for each person, on Avery 5392 sheets: 6 badges of 4 × 3 inches on a US Letter page.',
    scope: 'people',
    isPersonal: true,
    ofPeople: true,
    isPrinted: true,
  }),
  declared('volunteers', {
    title: 'Volunteers',
    purpose: 'The present volunteers: contact details, last day and reason.',
    scope: 'people',
    isPersonal: true,
  }),
  declared('donors', { title: 'Donors', purpose: 'Every gift with its donor and fund.', scope: 'money', isPersonal: true }),
  declared('accounting', {
    title: 'Bookkeeping',
    purpose: 'Every line of every payment and refund, by day, with its account.',
    scope: 'money',
    isPersonal: false,
  }),
  declared('journal', {
    title: 'Journal for QuickBooks Online',
    purpose: 'Each payment, refund and payout in double entry, with the accounts of the shop’s settings. QuickBooks takes up to 1,000 rows at once.',
    scope: 'money',
    isPersonal: false,
  }),
  declared('iif', {
    title: 'Journal for QuickBooks Desktop',
    purpose: 'The same journal as an IIF file.',
    scope: 'money',
    isPersonal: false,
  }),
  declared('backup', {
    title: 'Full backup',
    purpose: 'All records, signed, one line of JSON each. Picture files are not included.',
    scope: 'superadmin',
    isPersonal: true,
  }),
] as const satisfies readonly ExportPreset[]
export type PresetKey = (typeof exportPresets)[number]['key']

export const presetOf = (key: string): ExportPreset | undefined => exportPresets.find(one => one.key === key)

/** Days after which the file is deleted (product.md C5). */
export const exportDays = 7
