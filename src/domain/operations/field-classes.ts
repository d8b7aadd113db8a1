import type { Collection } from '../shared/collection'

/**
 * How a field's values are treated where changes are kept. `open`: in the audit. `personal`: they identify somebody, and are kept apart for
 * the record's own scope until the person is forgotten. `secret`: nowhere; the audit says only that they changed.
 */
export type FieldClass = 'open' | 'personal' | 'secret'

/** Fields that are not open, by collection; an e-mail address is personal wherever it stands. */
const classes: Readonly<Record<string, Readonly<Record<string, Exclude<FieldClass, 'open'>>>>> = {
  accounts: { email: 'personal', securityLog: 'secret' },
  artists: { displayName: 'personal', sortName: 'personal', statement: 'personal', links: 'personal' },
  bugs: { device: 'personal', text: 'personal', console: 'secret', shot: 'secret' },
  consents: { evidence: 'personal' },
  contactLog: { note: 'secret', outcome: 'secret', followUp: 'secret' },
  contactMessages: { name: 'personal', email: 'personal', text: 'secret' },
  donations: { tribute: 'personal', inKind: 'personal' },
  eligibility: { filePath: 'secret', reason: 'personal' },
  entries: { answers: 'personal' },
  'events/{event}/guests': { name: 'personal' },
  exportJobs: { filter: 'personal' },
  grantApplications: { answers: 'personal', files: 'secret' },
  importMappings: { header: 'personal' },
  'listings/{listing}/private': {
    email: 'personal',
    phone: 'personal',
    street: 'personal',
    note: 'personal',
    extra: 'secret',
    openingExtra: 'secret',
  },
  merges: { keptName: 'personal', mergedName: 'personal', choices: 'secret', snapshotPath: 'secret', moved: 'secret' },
  orders: { email: 'personal', lines: 'personal' },
  payments: { card: 'personal' },
  people: {
    names: 'personal',
    emails: 'personal',
    phones: 'personal',
    addresses: 'personal',
    guardianEmail: 'personal',
    birthYear: 'personal',
    organisation: 'personal',
    household: 'personal',
    sourceKey: 'personal',
  },
  'perks/{perk}/codes': { code: 'secret' },
  personNotes: { note: 'secret', extra: 'secret' },
  privateShares: { passHash: 'secret' },
  receipts: { card: 'personal' },
  registrations: { ownAddress: 'personal' },
  scores: { comment: 'secret', values: 'secret' },
  'sites/{site}/roster': { name: 'personal' },
  segments: { personIds: 'personal' },
  submissions: { answers: 'personal' },
  subscriptions: { providerSubId: 'secret' },
  threads: { topic: 'personal' },
  'threads/{thread}/messages': { text: 'secret' },
  'threads/{thread}/notes': { text: 'secret' },
  threadDesk: { relayFrom: 'secret' },
}

/** The class of a field; what a record holds without declaring it is secret. */
export function fieldClass({ path, fields }: Pick<Collection, 'path' | 'fields'>, field: string): FieldClass {
  if (!Object.hasOwn(fields, field)) return 'secret'
  return classes[path]?.[field] ?? (fields[field]?.kind === 'email' ? 'personal' : 'open')
}

/** Whether a file with these columns holds what identifies somebody. Ids do: they lead to a person. */
export const isPersonal = (of: Pick<Collection, 'path' | 'fields'>, columns: readonly string[]): boolean =>
  columns.some(column => {
    const [field = ''] = column.split('.')
    return Object.hasOwn(of.fields, field) && (fieldClass(of, field) !== 'open' || of.fields[field]?.to === 'people')
  })
