import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { auditTriggers } from '../../../src/adapters/cloud/audit-triggers'
import { DocumentsRecordingDeleter } from '../../../src/adapters/cloud/documents-recording-deleter'
import { noteStoredChange } from '../../../src/domain/hosting/note-stored-change'
import { emptyTrash } from '../../../src/domain/records/trash/empty-trash.job'
import type { Claims } from '../../../src/ports/auth'
import type { Fields } from '../../../src/ports/documents'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { standing } from '../../support/stamped'

/** The part of the platform's event that our triggers use. */
function told(path: string, before: Fields | undefined, after: Fields | undefined, from: { authType: string; authId?: string }) {
  const snapshot = (fields: Fields | undefined) => ({ exists: fields !== undefined, data: () => fields && withTimestamps(fields) })
  return { id: 'event-1', time: '2027-06-01T12:00:00.000Z', document: path, data: { before: snapshot(before), after: snapshot(after) }, ...from }
}

const withTimestamps = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value instanceof Date ? Timestamp.fromDate(value) : value]))

const host = { authType: 'service_account', authId: 'host@project.example' }
const title = (text: string, rev: number, by: string): Fields => ({ ...standing({ title: text }), rev, updatedBy: by })

async function opened() {
  const world = await memoryWorld()
  await world.store.commit([{ op: 'create', path: 'accounts/u1', data: { personId: 'p-cy' } }])
  const { auditRecords, auditParts } = auditTriggers(change => noteStoredChange({ documents: world.store }, change))
  return { world, run: (event: object, trigger = auditRecords) => trigger!.run(event as never), auditParts }
}

const noted = async ({ store }: MemoryWorld) => (await store.query({ collection: 'audit' })).map(({ id, data }): Fields => ({ ...data, id }))

describe('the triggers of the audit', () => {
  it('note a change once, even if its event arrives several times', async () => {
    const { world, run } = await opened()
    const event = told('resources/r1', title('Frames', 1, 'p-cy'), title('Good frames', 2, 'p-cy'), { authType: 'unknown', authId: 'u1' })
    await run(event)
    await run(event)
    expect(await noted(world)).toEqual([
      expect.objectContaining({ id: 'event-1', scope: 'content', entity: 'resources', entityId: 'r1', action: 'record.update', actor: 'p-cy' }),
    ])
    expect((await noted(world))[0]).toMatchObject({ fields: ['title'], before: { title: 'Frames' }, after: { title: 'Good frames' } })
    expect((await noted(world))[0]).not.toHaveProperty('realActor')
  })

  it('attribute a callable’s change to its caller, and the system’s own deletion to the system', async () => {
    const { world, run } = await opened()
    await run({ ...told('resources/r1', undefined, title('Frames', 1, 'p-pia'), host), id: 'created' })
    await run({ ...told('resources/r1', title('Frames', 1, 'p-pia'), undefined, host), id: 'deleted' })
    expect((await noted(world)).map(entry => ['id', 'action', 'actor'].map(name => entry[name]))).toEqual([
      ['created', 'record.create', 'p-pia'],
      ['deleted', 'record.delete', 'system'],
    ])
  })

  it('name the caller of a callable that deletes, for each deletion', async () => {
    const { world, run } = await opened()
    const as = (claims: Claims) => new DocumentsRecordingDeleter(world.store, world.ids, { uid: 'u', claims })
    const frames = title('Frames', 1, 'p-pia')
    const isTold = (id: string) => run({ ...told('resources/r1', frames, undefined, host), id, time: world.clock.now().toISOString() })
    const minutesLater = (minutes: number) => world.localMode.setNow(new Date(world.clock.now().getTime() + minutes * 60_000))

    await world.store.commit(['resources/r1', 'saves/s1'].map(path => ({ op: 'create', path, data: frames })))
    await as({ pid: 'p-cy' }).commit([{ op: 'delete', path: 'resources/r1' }])
    await isTold('first')
    minutesLater(10)
    await as({ pid: 'p-bo', imp: 'p-root' }).transact(async transaction =>
      transaction.write({ op: 'delete', path: 'resources/r1' }, { op: 'delete', path: 'saves/s1' }),
    )
    await isTold('second')
    minutesLater(10)
    await isTold('by the clock')
    expect((await noted(world)).map(entry => ['id', 'action', 'actor', 'realActor'].map(name => entry[name]))).toEqual([
      ['by the clock', 'record.delete', 'system', undefined],
      ['first', 'record.delete', 'p-cy', undefined],
      ['second', 'record.delete', 'p-bo', 'p-root'],
    ])

    // Deletions that the audit ignores leave no note. Notes are deleted after a few days.
    const notes = () => world.store.query({ collection: 'changeNotes' })
    expect((await notes()).map(({ data }) => data['paths'])).toEqual([['resources/r1'], ['resources/r1']])
    minutesLater(4 * 24 * 60)
    await emptyTrash.run(world.context)
    expect(await notes()).toEqual([])
  })

  it('name the masquerading staff member from the stamp, and the account they act as', async () => {
    const { world, run } = await opened()
    await run(told('resources/r1', title('A', 1, 'p-cy'), title('B', 2, 'p-root'), { authType: 'unknown', authId: 'u1' }))
    expect(await noted(world)).toEqual([expect.objectContaining({ actor: 'p-cy', realActor: 'p-root' })])
  })

  it('cover subcollections, and ignore the audit’s own documents', async () => {
    const { world, run, auditParts } = await opened()
    await run(told('listings/l1/private/contact', undefined, title('x', 1, 'p-gus'), host), auditParts)
    await run({ ...told('audit/a1', undefined, title('x', 1, 'system'), host), id: 'event-2' })
    expect(await noted(world)).toEqual([expect.objectContaining({ entity: 'listings/l1/private', entityId: 'contact', scope: 'guide' })])
  })
})
