import { expect, it } from 'vitest'
import { PlannedGuidePages } from '../../../src/domain/ads/flat-plan/planned-guide-pages'
import { memoryWorld } from '../../support/memory-world'

it('the guide has the advertisement that booked the back cover on its last page', async () => {
  const { services } = await memoryWorld({ sample: true, as: 'guideadmin' })
  const { pages } = (await services.get(PlannedGuidePages).of('2027'))!
  const last = pages.at(-1)!
  expect(last).toMatchObject({ number: pages.length, kind: 'ad', places: [{ orderId: 'ad-brewery' }] })
})
