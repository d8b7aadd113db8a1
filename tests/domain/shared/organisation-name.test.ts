import { expect, it } from 'vitest'
import { nameOf } from '../../../src/domain/shared/functions/handler'
import { memoryWorld } from '../../support/memory-world'
import { seedSmallCity } from '../../support/small-city'

it('mails name the organization as it is called, and say “us” before anybody has entered a name', async () => {
  const world = await memoryWorld()
  expect(await nameOf(world.context)).toBe('us')
  await seedSmallCity(world.context.systemRecords)
  expect(await nameOf(world.context)).toBe('The Society')
})
