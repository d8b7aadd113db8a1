import { expect, it } from 'vitest'
import { FeeWaiverRequests } from '../../../../src/domain/guide/registering/fee-waiver-requests'
import { registrationWorld } from '../../../support/shop/registration-world'

it('staff of the guide see who asked for a waiver, where and when they open, and what they would pay without it', async () => {
  const world = await registrationWorld({ 'dock-house': 1 })
  await world.submit('ana', [{ id: 'r1', where: 'dock-house' }], { waiver: 'I lost my studio in June' })
  await world.submit('bo', [{ id: 'r2', where: 'park' }], { waiver: 'I am a student' })
  await world.submit('cy', [{ id: 'r3', where: 'hill' }])
  await world.enter({ pid: 'p-guide', adm: 1, sc: 'g' })
  const found = (await world.services.get(FeeWaiverRequests).all().read()).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(found.map(({ id, name, edition, place, weekend, price }) => [id, name, edition, place, weekend, price?.totalCents])).toEqual([
    ['r1', 'Studio r1', 'Open Studios 2027', 'dock-house', 'Weekend 1', 19_500],
    ['r2', 'Studio r2', 'Open Studios 2027', '1 park Street', 'Weekend 2', 19_500],
  ])
})
