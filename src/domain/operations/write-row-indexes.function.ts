import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { role } from '../shared/policy'

/** Makes the row indexes anew whose records have changed; by the hour. Resolves with the paths of their collections. */
export const writeRowIndexes = cloudFunction<Record<string, never>, { written: string[] }>({
  name: 'writeRowIndexes',
  access: role('superadmin'),
  input: v.strictObject({}),
  output: v.strictObject({ written: v.array(v.string()) }),
})
