import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { statesOf } from '../../shared/records/collection'
import { recordId } from '../../shared/records/document-id'
import { importStates } from '../import-batches.collection'
import { anyImporter } from '../import-scope'

export type ImportEvent = 'pause' | 'resume' | 'finish'
export type ImportState = keyof typeof importStates

/** Pauses, resumes or finishes a batch. */
export const importControl = cloudFunction<{ batchId: string; event: ImportEvent }, { status: ImportState }>({
  name: 'importControl',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: anyImporter,
  limit: { account: hourly(300) },
  input: v.strictObject({ batchId: recordId, event: v.picklist(['pause', 'resume', 'finish']) }),
  output: v.strictObject({ status: v.picklist(statesOf(importStates)) }),
})
