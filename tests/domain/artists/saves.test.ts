import { describe, expect, it } from 'vitest'
import { maxSaves, saveId, saveItems } from '../../../src/domain/artists/save-items.contract'
import { SavedItemsService } from '../../../src/domain/artists/saved-items-service'
import { saves } from '../../../src/domain/artists/saves.collection'
import { brokenRuleOf } from '../../../src/domain/shared/functions/cloud-function'
import { Records } from '../../../src/domain/shared/records/records'
import { memoryWorld } from '../../support/memory-world'

const work = (n: number) => ({ kind: 'artwork', ref: `w${n}` }) as const
const code = (error: unknown) => brokenRuleOf(error)?.rule ?? (error as { code?: string }).code

/** An art lover who saved so many works. */
async function collector(saved: number) {
  const world = await memoryWorld({ sample: true, as: 'artlover' })
  const personId = world.auth.current!.claims.pid!
  const records = new Records(world.store, { current: undefined })
  const own = async () => (await records.find(saves, { where: [['personId', '==', personId]] })).length
  for (const { id } of await records.find(saves, { where: [['personId', '==', personId]] })) await records.commit(records.deleting(saves, id))
  for (let from = 0; from < saved; from += 200)
    await records.commit(
      ...Array.from({ length: Math.min(200, saved - from) }, (_, i) =>
        records.creating(saves, saveId(personId, work(from + i)), { personId, ...work(from + i) }),
      ),
    )
  return { world, personId, own, service: world.services.get(SavedItemsService) }
}

describe('what one person saves', () => {
  it('is saved once, by any number of devices at once', async () => {
    const { service, own } = await collector(0)
    await Promise.all([service.save(work(1), work(2)), service.save(work(2), work(3)), service.save(work(2), work(2))])
    expect(await own()).toBe(3)
    await service.remove(work(2), work(9))
    expect((await service.saved.read())?.map(({ ref }) => ref).toSorted()).toEqual(['w1', 'w3'])
  })

  it('is at most a thousand things, also for calls at once, and what is removed makes room', async () => {
    const { service, own } = await collector(maxSaves - 1)
    const atOnce = await Promise.all([2001, 2002, 2003].map(n => service.save(work(n)).then(() => 'saved', code)))
    expect(atOnce.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(['saved', 'saves-full', 'saves-full'])
    await service.save(work(5))
    await service.remove(work(5))
    await service.save(work(3000))
    expect(await own()).toBe(maxSaves)
  })

  it('is never written past the count, nor elsewhere', async () => {
    const { world, personId, own } = await collector(0)
    const records = new Records(world.documents, world.auth)
    await expect(records.commit(records.creating(saves, saveId(personId, work(1)), { personId, ...work(1) }))).rejects.toMatchObject({
      code: 'permission-denied',
    })
    for (const ref of ['a/b', '..', ''])
      await expect(world.call(saveItems, { items: [{ kind: 'artwork', ref }] })).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(await own()).toBe(0)
  })
})
