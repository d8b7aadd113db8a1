import type { Scope } from '../shared/records/policy'

/** A file that staff may ask for. */
export interface ExportPreset {
  readonly key: string
  readonly title: string
  readonly purpose: string
  /** Whose file it is; `superadmin` for what only superadmins take out of the house. */
  readonly scope: Scope | 'superadmin'
  /** Personal data need a reason, and each opening of the file is noted. */
  readonly isPersonal: boolean
  /** Whether it is of one edition of the guide. */
  readonly ofEdition?: true
  /** Whether it is of a segment or a tag, where somebody asks for less than everybody. */
  readonly ofPeople?: true
  /** Whether its file is a `Printable`, which is opened to print, and not a table. */
  readonly isPrinted?: true
}

const declared = <const K extends string>(key: K, more: Omit<ExportPreset, 'key'>) => ({ ...more, key })

export const exportPresets = [
  declared('people', {
    title: 'People',
    purpose: 'Everybody, every field, what they agreed to, and the columns of the files they came from.',
    scope: 'people',
    isPersonal: true,
  }),
  declared('guide', {
    title: 'Guide',
    purpose: 'The listings of an edition with their numbers, places and times, one row each.',
    scope: 'guide',
    isPersonal: false,
    ofEdition: true,
  }),
  declared('doorsigns', {
    title: 'Door signs',
    purpose: 'A page for each studio of an edition: its number, name and hours, and the code that leads to its page.',
    scope: 'guide',
    isPersonal: false,
    ofEdition: true,
    isPrinted: true,
  }),
  declared('labels', {
    title: 'Address labels',
    purpose: 'Everybody with a postal address, on sheets of Avery 5160: 30 labels to a page of US Letter.',
    scope: 'people',
    isPersonal: true,
    ofPeople: true,
    isPrinted: true,
  }),
  declared('badges', {
    title: 'Name badges',
    purpose: 'A badge each, on sheets of Avery 5392: 6 badges of 4 × 3 inches to a page of US Letter.',
    scope: 'people',
    isPersonal: true,
    ofPeople: true,
    isPrinted: true,
  }),
  declared('volunteers', {
    title: 'Volunteers',
    purpose: 'Who volunteers now, how they are reached, until when and what for.',
    scope: 'people',
    isPersonal: true,
  }),
  declared('donors', { title: 'Donors', purpose: 'Every gift with its giver and fund.', scope: 'money', isPersonal: true }),
  declared('accounting', { title: 'Accounting', purpose: 'Every line of every paid order with its account.', scope: 'money', isPersonal: false }),
  declared('backup', {
    title: 'Full backup',
    purpose: 'Every record of every collection, one JSON line each. Files of pictures are not in it.',
    scope: 'superadmin',
    isPersonal: true,
  }),
] as const satisfies readonly ExportPreset[]
export type PresetKey = (typeof exportPresets)[number]['key']

export const presetOf = (key: string): ExportPreset | undefined => exportPresets.find(one => one.key === key)

/** Days until the file is deleted (product §C5). */
export const exportDays = 7
