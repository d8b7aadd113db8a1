import { beforeEach, describe, expect, it } from 'vitest'
import { events } from '../../../../src/domain/events/events.collection'
import { plannedRowsPath } from '../../../../src/domain/imports/file/import-file-paths'
import { type ImportScope, importBatches, importRows } from '../../../../src/domain/imports/import-batches.collection'
import { importHandlers } from '../../../../src/domain/imports/import-handlers'
import { latestAnswers } from '../../../../src/domain/imports/kinds/people/imported-person'
import type { PlannedRow } from '../../../../src/domain/imports/plan/planned-row'
import type { RunOutput } from '../../../../src/domain/imports/run/import-run.contract'
import { importRunHandler } from '../../../../src/domain/imports/run/import-run.handler'
import { consents } from '../../../../src/domain/people/consents.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'
import { asSuperadmin } from '../../../support/staff-world'

let world: MemoryWorld
let behind: Records
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'superadmin' })
  behind = new Records(world.store, { current: undefined })
})

const row = (line: number, more: Partial<PlannedRow>): PlannedRow => ({
  line,
  hash: String(line).padStart(32, '0'),
  name: `Row ${line}`,
  action: 'create',
  reasons: [],
  warnings: [],
  ...more,
})
/** Rows that no dry run plans, about a record that there is and one that there is not. */
const forged = (recordId: string) => [
  row(1, {}),
  row(2, { recordId, data: {} }),
  row(3, { recordId, data: { status: 'published', personId: 'nobody' } }),
  row(4, { action: 'update', recordId, changes: [] }),
  row(5, { action: 'update', recordId, changes: [{ field: 'ownerIds', before: undefined, after: ['me'] }] }),
  row(6, { action: 'update', recordId: 'nobody', data: {} }),
]

const allInvalid = '1 invalid, 2 invalid, 3 invalid, 4 invalid, 5 invalid, 6 invalid'
/** By the kind of import: the collection of its records, and what becomes of each row. */
const refusals: Readonly<Record<string, readonly [collection: string, refused: string]>> = {
  listings: ['listings', '1 invalid, 2 invalid, 3 invalid, 4 invalid, 5 invalid, 6 listing-missing'],
  openings: ['listings', '1 invalid, 2 invalid, 3 invalid, 4 changed-since, 5 changed-since, 6 listing-missing'],
  people: ['people', '1 invalid, 2 invalid, 3 invalid, 4 invalid, 5 invalid, 6 person-missing'],
  memberships: ['people', allInvalid],
  donations: ['people', allInvalid],
  events: ['events', '1 invalid, 2 invalid, 3 invalid, 4 invalid, 5 invalid, 6 event-missing'],
  pictures: ['images', allInvalid],
  registrations: ['people', allInvalid],
  buildings: ['sites', '1 invalid, 2 invalid, 3 invalid, 4 invalid, 5 invalid, 6 building-missing'],
}

/** A batch whose planned rows are these. */
async function replaced(scope: ImportScope, kind: string, rows: readonly PlannedRow[]): Promise<string> {
  const batchId = `forged-${kind}`
  const counts = { create: 0, update: 0, skip: 0, error: 0 } as never
  const batch = { scope, kind, editionId: '2027', fileName: 'forged.csv', fileHash: 'x', pieces: 1, total: rows.length, done: 0, counts }
  const undoUntil = new Date(world.clock.now().getTime() + 86_400_000)
  await behind.commit(behind.creating(importBatches, batchId, { ...batch, startedBy: 'p-superadmin', undoUntil, hasRows: true, status: 'running' }))
  const file = new Blob([JSON.stringify(rows)], { type: 'application/json' })
  await world.context.storage.upload(plannedRowsPath(scope, batchId, 0), file, { contentType: 'application/json' }).done
  return batchId
}

describe('an import whose planned rows somebody replaced', () => {
  it.each(importHandlers.map(({ kind }) => kind))('of $name writes none of them', async ({ name, scope }) => {
    const [collection, refused] = refusals[name]!
    const found = await world.store.query({ collection })
    const open = found.find(({ data }) => data['printLockedAt'] === undefined && (collection !== 'events' || data['status'] === 'draft'))
    const rows = forged(open!.path.split('/')[1]!)
    const batchId = await replaced(scope, name, rows)
    const before = await world.store.query({ collection: 'audit' })
    const output = (await asSuperadmin(world, importRunHandler, { batchId, from: { piece: 0, row: 0 } })) as RunOutput
    expect(output).toMatchObject({ written: 0, skipped: 0, done: 0 })
    expect(output.refused.map(({ line, code }) => `${line} ${code}`).join(', ')).toBe(refused)
    expect(await behind.find(importRows, { params: { batch: batchId } })).toEqual([])
    expect(await world.store.query({ collection: 'audit' })).toEqual(before)
  })

  it('of people gives no consent that its person has refused', async () => {
    const [person] = await behind.find(people, { where: [['status', '==', 'active']], limit: 1 })
    const { id: personId } = person!
    const no = { personId, topic: 'news', state: 'out', evidence: 'Said so', source: 'staff', at: world.clock.now() } as const
    await behind.commit(behind.creating(consents, 'no', no))
    const before = latestAnswers(await behind.find(consents, { where: [['personId', '==', personId]] }))
    const changes = [{ field: 'answers', before, after: { ...before, news: 'in' } }]
    const batchId = await replaced('people', 'people', [row(1, { action: 'update', recordId: personId, changes })])
    expect(await asSuperadmin(world, importRunHandler, { batchId, from: { piece: 0, row: 0 } })).toMatchObject({ written: 1, refused: [] })
    expect(latestAnswers(await behind.find(consents, { where: [['personId', '==', personId]] }))).toEqual(before)
  })

  it('of events changes an event once: a second row about it is refused', async () => {
    const [draft] = await behind.find(events, { where: [['status', '==', 'draft']], limit: 1 })
    const { id, title, venue } = draft!
    const change = (line: number, field: 'title' | 'venue', before: string) =>
      row(line, { action: 'update', recordId: id, changes: [{ field, before, after: 'Another' }] })
    const batchId = await replaced('content', 'events', [change(1, 'title', title), change(2, 'venue', venue)])
    const output = (await asSuperadmin(world, importRunHandler, { batchId, from: { piece: 0, row: 0 } })) as RunOutput
    expect(output).toMatchObject({ written: 1, refused: [{ line: 2, code: 'changed-since' }] })
    expect(await behind.get(events, id)).toMatchObject({ title: 'Another', venue })
  })
})
