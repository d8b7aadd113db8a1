import { brokenRuleOf } from './functions/cloud-function'
import type { Collection, DataOf, StoredOf } from './records/collection'
import type { Params, Records } from './records/records'

/**
 * `rev` is the record's new revision. `overtaken`: somebody else saved first, and nothing was written; `theirs` is the record as they saved
 * it, or absent if they deleted it.
 */
export type Saved<C extends Collection> =
  | { readonly outcome: 'saved'; readonly rev: number }
  | { readonly outcome: 'overtaken'; readonly theirs: StoredOf<C> | undefined }

/** Changes a record as it was read. If somebody else saved it first, nothing is written and the result has their version. */
export async function changeUnlessConflict<C extends Collection>(
  records: Records,
  of: C,
  before: StoredOf<C>,
  change: Partial<DataOf<C>>,
  params: Params = {},
): Promise<Saved<C>> {
  try {
    return { outcome: 'saved', rev: await records.change(of, before, change, params) }
  } catch (error) {
    if (brokenRuleOf(error)?.rule !== 'record-overtaken') throw error
    return { outcome: 'overtaken', theirs: await records.get(of, before.id, params) }
  }
}
