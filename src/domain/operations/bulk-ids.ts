import * as v from 'valibot'
import type { FunctionWorld } from '../shared/cloud-function'

/** Where the ids of a bulk change lie: a file, because they may be more than a document holds. The folder is closed to every client. */
export const bulkIdsPath = (bulkId: string) => `bulk/${bulkId}.json`

const ids = v.array(v.string())

export async function keepBulkIds({ storage }: FunctionWorld, bulkId: string, records: readonly string[]): Promise<void> {
  const file = new Blob([JSON.stringify(records)], { type: 'application/json' })
  await storage.upload(bulkIdsPath(bulkId), file, { contentType: 'application/json' }).done
}

export const readBulkIds = async ({ storage }: FunctionWorld, bulkId: string): Promise<readonly string[]> =>
  v.parse(ids, JSON.parse(await (await storage.read(bulkIdsPath(bulkId))).text()))
