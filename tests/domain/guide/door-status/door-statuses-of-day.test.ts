import { expect, it } from 'vitest'
import { doorsIn, writeDoors } from '../../../../src/domain/guide/door-status/door-statuses-of-day'
import { doors } from '../../../../src/domain/guide/door-status/doors.collection'
import { memoryWorld } from '../../../support/memory-world'

it('what an artist says of their door stays when another one of the same record says something', async () => {
  const { context } = await memoryWorld({ now: new Date('2027-10-16T18:00:00Z') })
  const say = (listingId: string) =>
    context.systemRecords.transact(async within => {
      const said = new Map([[listingId, { state: 'open' as const, at: context.clock.now() }]])
      writeDoors(within, 'r', await within.get(doors, 'r'), { editionId: '2027', day: '2027-10-16' }, said)
    })
  await say('ana')
  await say('bo')
  expect([...doorsIn([(await context.systemRecords.get(doors, 'r'))!]).keys()]).toEqual(['ana', 'bo'])
})
