import { consents } from '../accounts/consents'
import { editions } from '../guide/editions'
import { copyMemberUntil } from '../memberships/copy-member-until'
import { importBatches, importRows } from '../operations/import-batches'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { Records, type RecordsWithin } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import type { ImportKind } from './import-kinds'
import { importRun, type Refusal, type RowToWrite } from './import-run.function'
import { requireKind } from './import-scope'
import type { RowOutcome } from './row-outcome'
import { writeDonations } from './write-donations'
import { writeEvents } from './write-events'
import { writeListings } from './write-listings'
import { type MembersBefore, membersBefore, writeMemberships } from './write-memberships'
import { writeOpenings } from './write-openings'
import { type PeopleTarget, personIdOf, writePeople } from './write-people'
import { copyToArtists, forgetOwnCopies, writePictures } from './write-pictures'

/** A person brings keys, notes and answers along: as many as stay under the writes of one transaction (500), and under the values of one question (30). */
const peopleAtOnce = 25

/** Kinds whose rows make people. */
const bringsPeople: ReadonlySet<ImportKind> = new Set(['people', 'memberships', 'donations'])

export const importRunHandler = handle(importRun, async (world, { batchId, rows }) => {
  const records = new Records(world.documents, { current: world.actor })
  const batch = await records.get(importBatches, batchId)
  if (batch?.kind === 'pictures') {
    requireKind(world, batch.kind)
    await copyToArtists(world, records, rows)
  }
  const pieces = batch && bringsPeople.has(batch.kind) ? inPieces(rows, peopleAtOnce) : [rows]
  let output = { written: 0, skipped: 0, done: batch?.done ?? 0, total: batch?.total ?? 0, refused: [] as { hash: string; code: Refusal }[] }
  for (const piece of pieces) {
    const { written, skipped, refused, ...now } = await writePiece(world, records, { batchId, kind: batch?.kind }, piece)
    output = { ...now, written: output.written + written, skipped: output.skipped + skipped, refused: [...output.refused, ...refused] }
  }
  if (batch?.kind === 'pictures') await forgetOwnCopies(world, records, rows)
  if (batch?.kind === 'memberships')
    await copyMemberUntil(
      world,
      rows.flatMap(({ personId }) => personId ?? []),
    )
  return output
})

/** Writes some rows, all or nothing. */
async function writePiece(
  world: FunctionWorld,
  records: Records,
  { batchId, kind }: { readonly batchId: string; readonly kind: ImportKind | undefined },
  rows: readonly RowToWrite[],
) {
  const readAt = world.clock.now()
  const [answers, members] = await Promise.all([answersOf(records, rows), kind === 'memberships' ? membersBefore(records, rows) : []])
  return records.transact(async within => {
    const batch = await within.get(importBatches, batchId)
    if (batch?.status !== 'running') throw new RuleBroken('import-not-running', { batchId, status: batch?.status ?? 'missing' })
    requireKind(world, batch.kind)
    const fresh = await unwritten(rows, hash => within.get(importRows, hash, { batch: batchId }))
    const outcomes = await write(within, world, batch, fresh, { batchId, fileName: batch.fileName, ids: world.ids, answers, readAt }, members)
    const refused: { hash: string; code: Refusal }[] = []
    for (const { hash, written, refusal } of outcomes) {
      if (written) within.create(importRows, hash, { ...written, scope: batch.scope }, { batch: batchId })
      else refused.push({ hash, code: refusal })
    }
    const count = outcomes.length - refused.length
    const done = batch.done + count
    if (count > 0) within.change(importBatches, batch, { done })
    return { written: count, skipped: rows.length - outcomes.length, done, total: batch.total, refused }
  })
}

async function write(
  within: RecordsWithin,
  world: FunctionWorld,
  batch: StoredOf<typeof importBatches>,
  rows: readonly RowToWrite[],
  target: PeopleTarget,
  members: MembersBefore,
): Promise<readonly RowOutcome[]> {
  if (batch.kind === 'people') return writePeople(within, target, rows)
  if (batch.kind === 'memberships') return writeMemberships(within, target, rows, members)
  if (batch.kind === 'donations') return writeDonations(within, target, rows)
  if (batch.kind === 'events') return writeEvents(within, rows)
  if (batch.kind === 'pictures') return writePictures(within, world, rows)
  const edition = batch.editionId === undefined ? undefined : await within.get(editions, batch.editionId)
  if (!edition) throw new RuleBroken('edition-missing', { editionId: batch.editionId })
  const into = { batchId: batch.id, editionId: edition.id, tz: edition.tz }
  return batch.kind === 'listings' ? writeListings(within, into, rows) : writeOpenings(within, into, rows)
}

/** Every answer of the people whom the rows change. */
async function answersOf(records: Records, rows: readonly RowToWrite[]): Promise<PeopleTarget['answers']> {
  const ids = rows.flatMap(row => (row.personId === undefined ? [] : [personIdOf(row)]))
  return ids.length === 0 ? [] : records.find(consents, { where: [['personId', 'in', [...new Set(ids)]]] })
}

const inPieces = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

/** The rows that no earlier call of the batch has written, each once. */
async function unwritten(rows: readonly RowToWrite[], find: (hash: string) => Promise<unknown>): Promise<RowToWrite[]> {
  const once = [...new Map(rows.map(row => [row.hash, row])).values()]
  const found = await Promise.all(once.map(row => find(row.hash)))
  return once.filter((_, at) => found[at] === undefined)
}
