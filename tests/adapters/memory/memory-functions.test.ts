import { expect, it } from 'vitest'
import { InProcessFunctions } from '../../../src/adapters/memory/in-process-functions'
import { NetworkSwitch } from '../../../src/adapters/memory/network-switch'
import { expectPortError } from '../../suites/expect-port-error'
import { functionsSuite } from '../../suites/functions.suite'
import { enrolled } from '../../support/enrolled'
import { memoryWorld } from '../../support/memory-world'

functionsSuite('this process', async (handlers, actor) => {
  const world = await memoryWorld()
  const { context } = world
  if (actor) await enrolled(world, actor)
  return new InProcessFunctions(
    async () => handlers,
    caller => ({ ...context, actor: caller }),
    () => actor,
    new NetworkSwitch(),
  )
})

it('are unreachable without a network, and include every handler of the product', async () => {
  const { functions, localMode } = await memoryWorld()
  await expectPortError(functions.call('publishSnapshot', { editionId: '2027', makeCurrent: true }), 'functions', 'unauthenticated')
  localMode.setOffline(true)
  await expectPortError(functions.call('publishSnapshot', {}), 'functions', 'unavailable')
  expect(localMode.state.offline).toBe(true)
})
