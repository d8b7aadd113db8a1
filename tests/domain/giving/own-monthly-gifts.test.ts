import { expect, it } from 'vitest'
import { campaigns } from '../../../src/domain/giving/campaigns.collection'
import { OwnMonthlyGifts } from '../../../src/domain/giving/monthly/own-monthly-gifts'
import { subscriptions } from '../../../src/domain/giving/subscriptions.collection'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { dataOf } from '../../../src/domain/shared/records/records'
import { memoryWorld } from '../../support/memory-world'

type Subscription = DataOf<typeof subscriptions>

async function donorsWorld() {
  const world = await memoryWorld({ sample: true, as: 'donor' })
  const { systemRecords: behind } = world.context
  for (const found of await behind.find(subscriptions)) await behind.commit(behind.deleting(subscriptions, found.id))
  const personId = world.auth.current!.claims.pid!
  const monthly = (id: string, more: Partial<Subscription>) =>
    behind.commit(
      behind.creating(subscriptions, id, {
        personId,
        amountCents: 2500,
        dayOfMonth: 5,
        month: '2027-11',
        tries: 0,
        failures: 0,
        startedOn: '2027-05-05',
        status: 'active',
        ...more,
      } as Subscription),
    )
  const [live] = await behind.find(campaigns, { where: [['status', '==', 'live']], limit: 1 })
  await behind.commit(behind.creating(campaigns, 'not-yet', { ...dataOf(campaigns, live!), status: 'draft' }))
  return { ...world, behind, monthly, live: live!, own: world.services.get(OwnMonthlyGifts) }
}

it('a giver sees the gifts that go on first, each kind from the newest on, and no renewals among them', async () => {
  const { monthly, live, own } = await donorsWorld()
  await monthly('ended-new', { fundId: live.id, status: 'cancelled', startedOn: '2027-09-01' })
  await monthly('old', { fundId: live.id, startedOn: '2026-01-01' })
  await monthly('paused', { fundId: live.id, status: 'paused', startedOn: '2027-02-01' })
  await monthly('ended-old', { fundId: live.id, status: 'cancelled', startedOn: '2025-09-01' })
  await monthly('secret', { fundId: 'not-yet', startedOn: '2027-08-01' })
  await monthly('renewal', { membershipId: 'm-1' })
  await monthly('renewal-over', { membershipId: 'm-2', status: 'cancelled' })
  await monthly('somebody-else', { personId: 'f01', fundId: live.id })
  expect((await own.gifts.read()).map(({ id, title }) => [id, title])).toEqual([
    ['secret', undefined],
    ['paused', live.title],
    ['old', live.title],
    ['ended-new', live.title],
    ['ended-old', live.title],
  ])
  expect((await own.renewals.read()).map(({ id }) => id)).toEqual(['renewal'])
})

it('an account without a person has none', async () => {
  const world = await memoryWorld({ sample: true })
  const own = world.services.get(OwnMonthlyGifts)
  expect([await own.gifts.read(), await own.renewals.read()]).toEqual([[], []])
})
