import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { type ImportScope, importScopes } from '../import-batches.collection'
import { anyImporter } from '../import-scope'
import { importId } from '../plan/import-plan.contract'

/** Deletes a chosen file and its dry runs, if none of them was started. */
export const importDiscard = cloudFunction<{ importId: string; scope: ImportScope }, Record<string, never>>({
  name: 'importDiscard',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: anyImporter,
  limit: { account: hourly(300) },
  input: v.strictObject({ importId, scope: v.picklist(importScopes) }),
  output: v.strictObject({}),
})
