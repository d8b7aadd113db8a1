import { flipbookSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { deleteFiles, filesBelow } from '../shared/functions/files-below'
import type { HandlerContext } from '../shared/functions/handler'
import { buildFlipbookHandler } from './build-flipbook.handler'
import { versionFolder } from './flipbook-files'
import { flipbooks } from './flipbooks.collection'
import { publishFlipbookHandler } from './publish-flipbook.handler'

/**
 * Makes an edition's flipbook anew of what is published now, and deletes every other version that was made of the guide: somebody in them was
 * forgotten. A version made of a PDF is the printed book as it was, and stays; staff replace it.
 */
export async function renewFlipbook(context: HandlerContext, editionId: string): Promise<void> {
  const { systemRecords: records, storage } = context
  const params = { edition: editionId }
  const former = (await records.find(flipbooks, { params })).filter(({ source }) => source === 'snapshot')
  const pointer = await records.get(snapshots, flipbookSnapshotId(editionId))
  if (former.some(({ id }) => id === pointer?.flipbookId)) {
    const id = context.ids.next()
    await buildFlipbookHandler.run(context, { step: 'guide', editionId, id })
    await publishFlipbookHandler.run(context, { act: 'publish', editionId, id })
  }
  for (const { id } of former) {
    await deleteFiles(storage, await filesBelow(storage, versionFolder(editionId, id)))
    await records.commit(records.deleting(flipbooks, id, params))
  }
}
