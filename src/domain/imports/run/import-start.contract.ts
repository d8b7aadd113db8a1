import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { anyImporter } from '../import-scope'

/** Starts all imports that a dry run made of a file, so that a closed tab loses none. */
export const importStart = cloudFunction<{ batchIds: readonly string[] }, Record<string, never>>({
  name: 'importStart',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: anyImporter,
  limit: { account: hourly(300) },
  input: v.strictObject({ batchIds: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(20)) }),
  output: v.strictObject({}),
})
