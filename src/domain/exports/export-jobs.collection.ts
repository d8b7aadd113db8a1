import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import { actor, choice, instant, integer, list, longText, optional, text } from '../shared/records/fields'
import { all, any, readOnly, role, scope, scopes, where } from '../shared/records/policy'
import { storedPath } from '../shared/stored-path'

export const exportStates = machine({
  queued: { run: 'running' },
  running: { finish: 'done', fail: 'failed' },
  done: { expire: 'expired' },
  failed: {},
  expired: {},
})

/** A requested file. It often holds personal data, so only a callable returns its content, for seven days. */
export const exportJobs = collection({
  path: 'exportJobs',
  title: 'Exports',
  privacy: 'personal',
  keptFor: {
    days: 730,
    since: 'createdAt',
    because: 'who asked for which file, as long as it may be asked about; the file is stored for seven days',
  },
  notAudited: 'only the progress of an export; creating and opening it have entries of their own',
  fields: {
    preset: text('Preset', 60),
    /** The staff who may see and open it. */
    scope: choice('For', [...scopes, 'superadmin']),
    fileName: text('File', 200),
    filter: optional(longText('Filter, as JSON', 10_000)),
    /** Required if the file contains personal data. */
    reason: optional(text('Reason', 300)),
    requestedBy: actor('By'),
    /** Each person once, in the order of their first opening; every opening is in the audit. */
    openedBy: optional(list('Opened by', actor('Person'), 200)),
    rows: optional(integer('Rows')),
    expires: optional(instant('Until')),
    status: choice('State', statesOf(exportStates)),
  },
  states: exportStates,
  access: readOnly(any(role('superadmin'), ...scopes.map(name => all(where('scope', name), scope(name))))),
})

export type ExportJob = StoredOf<typeof exportJobs>

/** The folder of created files; closed to every client. */
export const exportFiles = storedPath('exports')
export const exportFile = (jobId: string, fileName: string) => storedPath(exportFiles, jobId, fileName)
