import { collections } from '../collections'
import { type Collection, matchesPath } from '../shared/collection'

/** Collections whose changes the audit does not note, and why. */
export const notAudited: Readonly<Record<string, string>> = {
  audit: 'it is the audit',
  auditValues: 'it is the audit',
  bulkChanges: 'how far a change of many records is; its beginning and its undo are noted as acts',
  'bulkChanges/{bulk}/changed': 'what an undo needs; each changed record has its own entry',
  importBatches: 'how far an import is; its beginning, end and undo are noted as acts',
  'importBatches/{batch}/rows': 'what an undo needs; each imported record has its own entry',
  cardKeys: 'secrets of the server, which no reader of the audit may see',
  contactSenders: 'when somebody wrote last, to slow down who writes too often',
  counters: 'numbers that grow by themselves',
  counterShards: 'numbers that grow by themselves',
  deletionNotes: 'who deleted what the audit notes',
  desks: 'what somebody pinned, for themselves alone',
  drafts: 'forms not sent yet, for their writers alone',
  emailKeys: 'hashes that follow the addresses of people, whose changes are noted',
  exportJobs: 'how an export came about; its making and each opening are noted as acts',
  healthChecks: 'what a program found when it looked, every night anew',
  holds: 'places held for minutes while somebody pays',
  joinings: 'a form of joining that is under way, for its writer alone',
  'mailings/{mailing}/recipients': 'each is itself the note of what was sent',
  passport: 'visits that visitors keep for themselves',
  presence: 'who has what open, for a minute',
  providerEvents: 'a ledger of what the payment service told; nothing in it is changed',
  rowIndexes: 'a copy of records for tables, made anew every hour',
  saves: 'what visitors keep for themselves',
  savedSearches: 'what visitors look for, for themselves',
  savedViews: 'tables as somebody likes to see them',
  sequenceNumbers: 'the last number given; what was given has its own entry',
  siteChanges: 'when something public was changed last',
  'shortLinks/{link}/days': 'clicks of a day, counted without a name',
  unansweredWords: 'what many searched in vain, counted without a name',
}

/** Fields whose changes are no change of the record: what programs count, find out about it and copy to it. */
export const notAuditedFields: Readonly<Record<string, readonly string[]>> = {
  artists: ['memberUntil'],
  resources: ['opens', 'linkState', 'linksCheckedAt'],
}

const known = new Map<string, Collection | undefined>()

/** The declaration of the collection at a path, such as `editions/2027/weekends`; `undefined` where none claims it. */
export function collectionAt(path: string): Collection | undefined {
  if (!known.has(path))
    known.set(
      path,
      collections.find(of => matchesPath(of, path)),
    )
  return known.get(path)
}

/** The collection with this declared path, such as `editions/{edition}/weekends`. */
export const collectionNamed = (declared: string): Collection | undefined => collections.find(({ path }) => path === declared)
