import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { role } from '../shared/records/policy'
import { presetOf } from './export-presets'

/** Creates a file of one of the presets, stores it for seven days, and audits who asked, why, and how many rows it has. */
export const requestExport = cloudFunction<RequestExport, { jobId: string; rows: number }>({
  name: 'requestExport',
  heavy: true,
  access: role('admin'),
  recentSignIn: ({ preset }) => presetOf(preset)?.isPersonal === true,
  limit: { account: hourly(60) },
  input: v.strictObject({
    preset: v.pipe(v.string(), v.maxLength(60)),
    editionId: v.optional(recordId),
    segmentId: v.optional(recordId),
    tag: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300))),
  }),
  output: v.strictObject({ jobId: v.string(), rows: v.number() }),
})

export interface RequestExport {
  preset: string
  editionId?: string | undefined
  /** Only people in this segment, or with this tag; for presets with `ofPeople`. */
  segmentId?: string | undefined
  tag?: string | undefined
  /** At least ten characters where the file holds personal data. */
  reason?: string | undefined
}
