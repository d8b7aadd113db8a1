import { expect, it } from 'vitest'
import { OfferedMemberships } from '../../../../src/domain/memberships/offered-memberships'
import { images } from '../../../../src/domain/pictures/images.collection'
import { memoryWorld } from '../../../support/memory-world'

it('the memberships of the season are offered in their order, each with its own picture', async () => {
  const { services, context } = await memoryWorld({ sample: true })
  const { products } = await services.get(OfferedMemberships).memberships.read()
  const orders = products.map(({ order }) => order)
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  const alts = await Promise.all(products.map(async ({ imageId }) => (await context.systemRecords.get(images, imageId!))!.alt))
  expect(new Set(alts).size).toBeGreaterThan(1)
  expect(products.map(({ picture }) => picture?.alt)).toEqual(alts)
})
