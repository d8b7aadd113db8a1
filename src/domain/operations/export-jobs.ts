import { collection } from '../shared/collection'
import { choice, instant, list, longText, optional, reference, text } from '../shared/fields'
import { readOnly, role } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { whole } from '../shared/whole'

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
  fields: {
    preset: text('Preset', 60),
    fileName: text('File', 200),
    filter: optional(longText('Filter, as JSON', 10_000)),
    /** Asked for wherever personal data leave the house. */
    reason: optional(text('Reason', 300)),
    requestedBy: reference('By', 'people'),
    /** Each once, in the order in which they first did; every opening is in the audit. */
    openedBy: optional(list('Opened by', reference('Person', 'people'), 200)),
    rows: optional(whole('Rows')),
    expires: optional(instant('Until')),
    status: choice('State', statesOf(exportStates)),
  },
  states: exportStates,
  access: readOnly(role('admin')),
})
