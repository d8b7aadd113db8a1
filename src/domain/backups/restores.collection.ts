import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import { actor, boolean, choice, impersonal, instant, integer, list, longText, map, optional, type RecordOf, text } from '../shared/records/fields'
import { readOnly, role } from '../shared/records/policy'
import { storedPath } from '../shared/stored-path'

export const restoreStates = machine({
  receiving: { ask: 'requested', ready: 'ready', rehearse: 'rehearsed', discard: 'discarded' },
  requested: { approve: 'ready', reject: 'rejected', discard: 'discarded' },
  ready: { finish: 'done', discard: 'discarded' },
  done: {},
  rehearsed: {},
  rejected: {},
  discarded: {},
})

/** `rehearsal` checks a backup and writes nothing; `ordinary` restores everything except roles, keys and ledgers. */
export const restorePurposes = ['rehearsal', 'ordinary', 'everything'] as const

/** Maximum number of problems with single records that are stored as examples. */
export const maxExamples = 20

const kindCounts = {
  kind: text('Kind', 200),
  /** Not in the database: they are put back. */
  missing: integer('Put back'),
  /** In the trash, from which staff restore them. */
  trashed: integer('In the trash'),
  /** In the database, as they were saved after the backup. */
  changed: integer('Changed since'),
  same: integer('Unchanged'),
  /** Roles, keys and ledgers in an ordinary restore, and records of people who were forgotten since. */
  leftOut: integer('Left out'),
}
export type KindCounts = RecordOf<typeof kindCounts>

/** A backup that is being checked or restored. Its parts are in file storage until it ends. */
export const restores = collection({
  path: 'restores',
  title: 'Restores and rehearsals',
  privacy: 'impersonal',
  backup: { leftOut: 'the progress of work on another backup' },
  notAudited: 'the progress of a restore; asking for it, approving and finishing it have entries of their own',
  fields: {
    purpose: choice('What for', restorePurposes),
    reason: text('Reason', 300),
    requestedBy: actor('By'),
    /** The superadmin who approved or refused it. */
    decidedBy: optional(actor('Decided by')),
    endedBecause: optional(text('Why it ended', 300)),
    organization: text('Organization', 200),
    backup: text('Backup', 128),
    madeAt: instant('Backup of'),
    fingerprint: text('Key', 60),
    /** Whether this project knew the key when the backup was uploaded. */
    isKnownKey: boolean('Known key'),
    parts: integer('Parts'),
    received: integer('Received'),
    lines: integer('Records'),
    /** The number of `parts` whose records were restored. */
    applied: integer('Parts put back'),
    /** Records of roles, keys and ledgers. */
    guarded: optional(integer('Roles, keys and ledgers')),
    /** Records that do not match their schema, or belong to no collection. */
    unfit: optional(integer('Do not fit')),
    /** References to records that are neither in the backup nor in the database. */
    dangling: optional(integer('References to nothing')),
    /** What would become of the records of the backup when it was checked, by kind. */
    kinds: optional(list('By kind', map('Kind', kindCounts), 1000)),
    examples: impersonal(list('Examples', longText('Example', 500), maxExamples)),
    restored: integer('Put back'),
    present: integer('There already'),
    /** Records of people who were forgotten since the backup. */
    forgotten: integer('Of forgotten people'),
    finishedAt: optional(instant('Finished')),
    status: choice('State', statesOf(restoreStates)),
  },
  states: restoreStates,
  access: readOnly(role('superadmin')),
})
export type Restore = StoredOf<typeof restores>

/** The path of an uploaded part; closed to every client. */
export const partFile = (restoreId: string, part: number) => storedPath('restores', restoreId, `${part}.jsonl`)
export const manifestFile = (restoreId: string) => storedPath('restores', restoreId, 'manifest.jsonl')
