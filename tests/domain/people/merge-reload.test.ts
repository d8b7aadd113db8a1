import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { openLocalPorts } from '../../../src/adapters/memory/local-ports'
import { MemoryPreferences } from '../../../src/adapters/memory/preferences'
import { mergePeopleHandler } from '../../../src/domain/merging/merge-people.handler'
import { undoMergeHandler } from '../../../src/domain/merging/undo-merge.handler'
import { namesOf } from '../../../src/domain/people/normal-name-and-phone'
import { people } from '../../../src/domain/people/people.collection'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { Records } from '../../../src/domain/shared/records/records'
import { reservedPaths } from '../../../src/ui/reserved-paths'
import { enrolled } from '../../support/enrolled'

const staff = { uid: 'u', secondFactor: true, claims: { pid: 'p', adm: 1, sc: 'p' } as const, authenticatedAt: new Date() }

/** Opens a tab, runs the work and closes the tab. */
async function tab<T>(work: (records: Records, world: Parameters<typeof invokeHandler>[1]) => Promise<T>): Promise<T> {
  const database = { factory: indexedDB, name: 'merge-reload' }
  const local = await openLocalPorts({ database, preferences: new MemoryPreferences(), routes: reservedPaths })
  try {
    await enrolled({ store: local.open, clock: local.clock, ids: local.ids }, staff)
    return await work(new Records(local.open, { current: staff }), local.portsFor(staff))
  } finally {
    local.close()
  }
}

describe('after a reload', () => {
  it('a merge can be undone with its snapshot file, and with what was edited in between', async () => {
    const person = { names: namesOf('Ana', 'Ruiz'), emails: [], kind: 'person' as const, tags: [], status: 'active' as const }
    await tab(async (records, world) => {
      await records.commit(records.creating(people, 'a', person), records.creating(people, 'b', { ...person, tags: ['donor'], birthYear: 1970 }))
      await invokeHandler(mergePeopleHandler, world, { mergeId: 'm', keptId: 'a', mergedId: 'b', keptRev: 1, mergedRev: 1, choices: {} })
    })
    await tab(async records => records.commit(records.changing(people, (await records.get(people, 'a'))!, { tags: ['donor', 'patron'] })))
    await tab(async (records, world) => {
      const answer = await invokeHandler(undoMergeHandler, world, { mergeId: 'm' })
      expect(answer).toEqual({ remaining: 0, left: ['people/a#tags'], before: { tags: [] } })
      expect(await records.get(people, 'b')).toMatchObject({ status: 'active', tags: ['donor'], birthYear: 1970 })
    })
    await tab(async records => expect((await records.get(people, 'a'))!.birthYear).toBeUndefined())
  })
})
