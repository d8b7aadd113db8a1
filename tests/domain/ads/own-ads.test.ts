import { expect, it } from 'vitest'
import { adOrders } from '../../../src/domain/ads/ad-orders.collection'
import { OwnAds } from '../../../src/domain/ads/own-ads'
import { memoryWorld } from '../../support/memory-world'

it('an advertiser and their coworker read an ad with its edition and deadlines, and nobody else reads it', async () => {
  const world = await memoryWorld({ sample: true, as: 'advertiser' })
  const ads = world.services.get(OwnAds)
  const [ad] = await ads.all().read()
  const own = await ads.one(ad!.id).read()
  expect(own).toMatchObject({ ad: { id: ad!.id }, isOwner: true, edition: { id: ad!.editionId, tz: 'America/Los_Angeles' } })
  expect(own!.deadlines.length).toBeGreaterThan(0)
  await world.signInAs('artlover')
  const { pid } = world.auth.current!.claims
  expect(await ads.one(ad!.id).read()).toBeNull()
  await world.store.commit([{ op: 'update', path: `${adOrders.path}/${ad!.id}`, data: { coworkerIds: [pid!] } }])
  expect(await ads.one(ad!.id).read()).toMatchObject({ isOwner: false, edition: { id: ad!.editionId } })
})
