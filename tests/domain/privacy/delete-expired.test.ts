import { expect, it } from 'vitest'
import { collections } from '../../../src/domain/collections'
import { deleteExpired } from '../../../src/domain/privacy/delete-expired.job'
import { Records } from '../../../src/domain/shared/records/records'
import { memoryWorld } from '../../support/memory-world'
import { noon } from '../../support/people-world'
import { seedOf } from '../../support/seeded-person'

const day = 86_400_000
const kept = collections.filter(({ keptFor }) => keptFor)

it('every period says why it is as long as it is', () => {
  expect(kept.map(({ path, keptFor }) => `${path} ${keptFor!.days} ${keptFor!.since}`).sort()).toEqual([
    'carts 30 at',
    'contactMessages 730 sentAt',
    'doors 30 at',
    'endedSessions 1 updatedAt',
    'exportJobs 730 createdAt',
    'holds 400 until',
    'joinings 30 at',
    'membershipWaivers 730 askedAt',
  ])
  for (const { keptFor } of kept) expect(keptFor!.because.length).toBeGreaterThan(20)
})

it.each(kept.map(of => [of.path, of] as const))('%s are deleted when their period is over, and not a millisecond before', async (_, of) => {
  const world = await memoryWorld({ now: noon })
  const records = new Records(world.store, { current: undefined })
  const ids = async () => (await records.find(of)).map(({ id }) => id).sort()
  const { data } = seedOf(of, 'a', noon)
  const { days, since } = of.keptFor!
  await records.commit(records.creating(of, 'old', data as never))
  world.clock.setNow(new Date(noon.getTime() + 1))
  await records.commit(records.creating(of, 'younger', { ...data, ...(since in data && { [since]: world.clock.now() }) } as never))
  world.clock.setNow(new Date(noon.getTime() + days * day))
  expect([await deleteExpired.run(world.context), await ids()]).toEqual([0, ['old', 'younger']])
  world.clock.setNow(new Date(noon.getTime() + days * day + 1))
  expect([await deleteExpired.run(world.context), await ids()]).toEqual([1, ['younger']])
})

it('what one run leaves, the next one deletes; records without a period stay', async () => {
  const world = await memoryWorld({ now: noon })
  const records = new Records(world.store, { current: undefined })
  const [contact] = kept.filter(({ path }) => path === 'contactMessages')
  const notes = collections.find(({ path }) => path === 'personNotes')!
  for (let i = 0; i < 250; i++) await records.commit(records.creating(contact!, `m${i}`, seedOf(contact!, 'a', noon).data as never))
  await records.commit(records.creating(notes, 'a', seedOf(notes, 'a', noon).data as never))
  world.clock.setNow(new Date(noon.getTime() + 1000 * day))
  expect([await deleteExpired.run(world.context), await deleteExpired.run(world.context), await deleteExpired.run(world.context)]).toEqual([
    200, 50, 0,
  ])
  expect([await records.count(contact!), await records.count(notes)]).toEqual([0, 1])
})
