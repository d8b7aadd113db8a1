import { expect, it } from 'vitest'
import { weekends } from '../../../src/domain/guide/editions.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { tasks } from '../../../src/domain/tasks/tasks.collection'
import { memoryWorld } from '../../support/memory-world'

it.each(['a/b', 'a/terms/t', '..', '.', '', '__all__', 'x'.repeat(600)])(
  'no record is read or written under the id %j, nor below it: it would be one of another collection',
  async id => {
    const records = new Records((await memoryWorld()).store, { current: undefined })
    const refused = expect.objectContaining({ port: 'documents', code: 'invalid-argument' })
    const task = { title: 'Ring', status: 'open' as const }
    expect(() => records.creating(tasks, id, task)).toThrow(refused)
    expect(() => records.changing(tasks, { ...task, id, rev: 1 } as never, { title: 'Knock' })).toThrow(refused)
    expect(() => records.deleting(tasks, id)).toThrow(refused)
    expect(() => records.deleting(weekends, '1', { edition: id })).toThrow(refused)
    expect([await records.get(tasks, id), await records.transact(within => within.get(tasks, id))]).toEqual([undefined, undefined])
  },
)
