import { expect, it } from 'vitest'
import { activeRenewal } from '../../../../src/domain/giving/monthly/active-renewal'
import { memoryWorld } from '../../../support/memory-world'

it('the renewal of a membership is its own, and has not ended', async () => {
  const world = await memoryWorld()
  const planted = {
    gift: { status: 'active' },
    ofAna: { membershipId: 'm-ana', status: 'active' },
    formerOfBo: { membershipId: 'm-bo', status: 'cancelled' },
    ofBo: { membershipId: 'm-bo', status: 'paused' },
    overOfCy: { membershipId: 'm-cy', status: 'cancelled' },
  }
  await world.store.commit(Object.entries(planted).map(([id, data]) => ({ op: 'set', path: `subscriptions/${id}`, data }) as const))
  const found = ['m-ana', 'm-bo', 'm-cy', 'm-di'].map(async id => (await activeRenewal(world.context.systemRecords, id))?.id)
  expect(await Promise.all(found)).toEqual(['ofAna', 'ofBo', undefined, undefined])
})
