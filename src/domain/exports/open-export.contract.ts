import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { role } from '../shared/records/policy'

/** A part of a file, for staff of its scope. The first part of a personal file is audited as a download. */
export const openExport = cloudFunction<{ jobId: string; part: number }, ExportPart>({
  name: 'openExport',
  repeatable: 'it only reads, and every reading is noted',
  access: role('admin'),
  limit: { account: hourly(2000) },
  input: v.strictObject({ jobId: recordId, part: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  output: v.strictObject({ name: v.string(), type: v.string(), text: v.string(), parts: v.number() }),
})

export interface ExportPart {
  name: string
  type: string
  text: string
  /** The number of parts. */
  parts: number
}
