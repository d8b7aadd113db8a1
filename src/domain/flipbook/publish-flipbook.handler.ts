import { flipbookSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { withdrawPictures } from '../pictures/publish-pictures'
import { defineHandler, type HandlerContext, recordAt } from '../shared/functions/handler'
import { omitUndefined } from '../shared/omit-undefined'
import { transition } from '../shared/records/collection'
import type { RecordsWithin } from '../shared/records/records'
import { recordOvertaken } from '../shared/records/rule-broken'
import { flipbookStates, flipbooks } from './flipbooks.collection'
import { noteSincePrint } from './note-since-print'
import { publishFlipbook } from './publish-flipbook.contract'
import { type PublishedFiles, publishFlipbookFiles } from './publish-flipbook-files'

interface Shown {
  /** The number of the version that visitors see. */
  readonly shown?: number
  readonly imageIds: readonly string[]
}

/**
 * Files first. Then, in one transaction, the pointer, the version that it names and the one that it named: whoever publishes meanwhile meets
 * in the pointer, so one version at most is published, and it is the one that visitors see.
 */
export const publishFlipbookHandler = defineHandler(publishFlipbook, async (context, { act, editionId, id }) => {
  const { shown, imageIds } = await context.once(
    (within, files: PublishedFiles | undefined) =>
      act === 'publish' ? publishWithin(within, context, { editionId, id }, files!) : rollBackWithin(within, context, { editionId, id }, files),
    async () => {
      const next = act === 'publish' ? id : await replacedBy(context, editionId, id)
      if (next === undefined) return undefined
      await requireReady(context, editionId, next)
      return publishFlipbookFiles(context, editionId, next)
    },
  )
  await withdrawPictures({ records: context.systemRecords, storage: context.storage }, flipbookSnapshotId(editionId), new Set(imageIds))
  await noteSincePrint(context, editionId)
  return omitUndefined<{ shown?: number }>({ shown })
})

interface Version {
  readonly editionId: string
  readonly id: string
}

/** Files are written for a version that can be published alone. */
async function requireReady({ records }: HandlerContext, edition: string, id: string): Promise<void> {
  const version = await recordAt(records, flipbooks, id, { edition })
  if (version.status !== 'published') transition(flipbookStates, version.status, 'publish')
}

/** The version before this one, if it is still there. What is not published any more has no files written: its pictures would be public. */
async function replacedBy({ records }: HandlerContext, edition: string, id: string): Promise<string | undefined> {
  if ((await records.get(snapshots, flipbookSnapshotId(edition)))?.flipbookId !== id) throw recordOvertaken()
  const { replaces } = (await records.get(flipbooks, id, { edition })) ?? {}
  return replaces === undefined ? undefined : (await records.get(flipbooks, replaces, { edition }))?.id
}

async function publishWithin(within: RecordsWithin, { clock }: HandlerContext, { editionId, id }: Version, files: PublishedFiles): Promise<Shown> {
  const params = { edition: editionId }
  const pointer = await within.get(snapshots, flipbookSnapshotId(editionId))
  const version = await recordAt(within, flipbooks, id, params)
  const answer = { shown: version.version, imageIds: [...files.imageIds] }
  if (pointer?.flipbookId === id) return answer
  const before = pointer?.flipbookId === undefined ? undefined : await within.get(flipbooks, pointer.flipbookId, params)
  const publishedAt = clock.now()
  const status = transition(flipbookStates, version.status, 'publish')
  within.change(flipbooks, version, { status, publishedAt, replaces: before?.id }, params)
  if (before) within.move(flipbooks, before, 'rollBack', {}, params)
  const { indexPath, detailPaths, hash, pages } = files
  const data = { kind: 'flipbook' as const, editionId, flipbookId: id, hash, indexPath, detailPaths: [...detailPaths], publishedAt, pages }
  if (pointer) within.change(snapshots, pointer, data)
  else within.create(snapshots, flipbookSnapshotId(editionId), data)
  return answer
}

/** Whoever rolls back has seen `id` published. Where nothing was published before it, visitors see no flipbook. */
async function rollBackWithin(
  within: RecordsWithin,
  { clock }: HandlerContext,
  { editionId, id }: Version,
  files: PublishedFiles | undefined,
): Promise<Shown> {
  const params = { edition: editionId }
  const pointer = await within.get(snapshots, flipbookSnapshotId(editionId))
  const version = await recordAt(within, flipbooks, id, params)
  if (!pointer || pointer.flipbookId !== id) throw recordOvertaken()
  const next = version.replaces === undefined ? undefined : await within.get(flipbooks, version.replaces, params)
  within.move(flipbooks, version, 'rollBack', { replaces: undefined }, params)
  if (!next || !files) {
    within.delete(snapshots, flipbookSnapshotId(editionId))
    return { imageIds: [] }
  }
  const publishedAt = clock.now()
  // It keeps what it replaced itself, so that another roll back goes one further.
  within.move(flipbooks, next, 'publish', { publishedAt }, params)
  const { indexPath, detailPaths, hash, pages } = files
  within.change(snapshots, pointer, { flipbookId: next.id, hash, indexPath, detailPaths: [...detailPaths], publishedAt, pages })
  return { shown: next.version, imageIds: [...files.imageIds] }
}
