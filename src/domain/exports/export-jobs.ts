import { collection } from '../shared/records/collection'
import { actor, choice, instant, list, longText, optional, text } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { readOnly, role } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

export const exportStates = machine({
  queued: { run: 'running' },
  running: { finish: 'done', fail: 'failed' },
  done: { expire: 'expired' },
  failed: {},
  expired: {},
})

/** A file that was asked for. What it holds is personal as often as not, so the file's address comes from a callable, for seven days. */
export const exportJobs = collection({
  path: 'exportJobs',
  title: 'Exports',
  privacy: 'personal',
  notAudited: 'how an export came about; its making and each opening are noted as acts',
  fields: {
    preset: text('Preset', 60),
    fileName: text('File', 200),
    filter: optional(longText('Filter, as JSON', 10_000)),
    /** Asked for wherever personal data leave the house. */
    reason: optional(text('Reason', 300)),
    requestedBy: actor('By'),
    /** Each once, in the order in which they first did; every opening is in the audit. */
    openedBy: optional(list('Opened by', actor('Person'), 200)),
    rows: optional(integer('Rows')),
    expires: optional(instant('Until')),
    status: choice('State', statesOf(exportStates)),
  },
  states: exportStates,
  access: readOnly(role('admin')),
})
