import type { Collection } from '../shared/records/collection'
import type { Params, Records } from '../shared/records/records'
import { versionsKept } from './versions-kept'

/** Deletes the versions before the latest ones that are kept. */
export async function dropOldVersions(records: Records, versions: Collection, params: Params): Promise<void> {
  const all = await records.find(versions, { params, orderBy: [['createdAt', 'desc']], limit: versionsKept + 20 })
  const old = all.slice(versionsKept)
  if (old.length > 0) await records.commit(...old.map(({ id }) => records.deleting(versions, id, params)))
}
