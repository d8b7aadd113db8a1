import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { openLocalWorld } from '../../../src/adapters/memory/local-world'
import { MemoryPreferences } from '../../../src/adapters/memory/preferences'
import { namesOf } from '../../../src/domain/accounts/contact-names'
import { people } from '../../../src/domain/accounts/people'
import { mergePeopleHandler } from '../../../src/domain/people/merge-people.handler'
import { undoMergeHandler } from '../../../src/domain/people/undo-merge.handler'
import { serve } from '../../../src/domain/shared/cloud-function'
import { Records } from '../../../src/domain/shared/records'

const staff = { uid: 'u', claims: { pid: 'p', adm: 1, sc: 'p' } as const }

/** One tab, from its opening to its closing. */
async function tab<T>(work: (records: Records, world: Parameters<typeof serve>[1]) => Promise<T>): Promise<T> {
  const database = { factory: indexedDB, name: 'merge-reload' }
  const local = await openLocalWorld({ database, preferences: new MemoryPreferences(), sample: false })
  try {
    return await work(new Records(local.open, { current: staff }), local.world(staff))
  } finally {
    local.close()
  }
}

describe('after a reload', () => {
  it('a merge can be taken back, with the file that was kept and what was edited between', async () => {
    const person = { names: namesOf('Ana', 'Ruiz'), emails: [], kind: 'person' as const, tags: [], status: 'active' as const }
    await tab(async (records, world) => {
      await records.commit(records.creating(people, 'a', person), records.creating(people, 'b', { ...person, tags: ['donor'], birthYear: 1970 }))
      await serve(mergePeopleHandler, world, { mergeId: 'm', keptId: 'a', mergedId: 'b', keptRev: 1, mergedRev: 1, choices: {} })
    })
    await tab(async records => records.commit(records.changing(people, (await records.get(people, 'a'))!, { tags: ['donor', 'patron'] })))
    await tab(async (records, world) => {
      const answer = await serve(undoMergeHandler, world, { mergeId: 'm' })
      expect(answer).toEqual({ remaining: 0, left: ['people/a#tags'], before: { tags: [] } })
      expect(await records.get(people, 'b')).toMatchObject({ status: 'active', tags: ['donor'], birthYear: 1970 })
    })
    await tab(async records => expect((await records.get(people, 'a'))!.birthYear).toBeUndefined())
  })
})
