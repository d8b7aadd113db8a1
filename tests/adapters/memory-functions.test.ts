import { expect, it } from 'vitest'
import { InProcessFunctions } from '../../src/adapters/memory/in-process-functions'
import { memoryWorld } from '../../src/adapters/memory/memory-world'
import { NetworkSwitch } from '../../src/adapters/memory/network-switch'
import { expectPortError } from '../suites/expect-port-error'
import { functionsSuite } from '../suites/functions.suite'

functionsSuite('this process', async (handlers, actor) => {
  const { world } = await memoryWorld()
  return new InProcessFunctions(
    async () => handlers,
    caller => ({ ...world, actor: caller }),
    () => actor,
    new NetworkSwitch(),
  )
})

it('are out of reach without a network, and hosted with every handler of the product', async () => {
  const { functions, localMode } = await memoryWorld()
  await expectPortError(functions.call('publishSnapshot', { editionId: '2027', makeCurrent: true }), 'functions', 'unauthenticated')
  localMode.setOffline(true)
  await expectPortError(functions.call('publishSnapshot', {}), 'functions', 'unavailable')
  expect(localMode.state.offline).toBe(true)
})
