import { beforeAll, expect, it } from 'vitest'
import { handlers } from '../../../src/domain/handlers'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { countedDocuments, countedFiles, nothingCounted } from '../../support/counted-ports'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

/** A calendar with this many public events more than the sample has. */
async function calendarWith(more: number): Promise<MemoryWorld> {
  const world = await memoryWorld({ sample: true, as: 'contentadmin' })
  const { data } = (await world.store.get('events/draft-lecture'))!
  const event = { ...data, status: 'published' }
  await world.store.commit(Array.from({ length: more }, (_, i) => ({ op: 'set' as const, path: `events/more-${i}`, data: event })))
  return world
}

let few: MemoryWorld
let many: MemoryWorld
beforeAll(async () => {
  few = await calendarWith(0)
  many = await calendarWith(300)
})

it.each([
  ['an imported event is published', 'publishEvents', { ids: ['draft-walk'] }],
  ['a submitted event is approved', 'reviewEvent', { decision: 'approve', items: [{ id: 'submission-wish-zinc', rev: 1 }] }],
])('%s at the same cost, however many events are public', async (_, name, input) => {
  const [cost, amongMany] = await Promise.all(
    [few, many].map(async ({ context, auth }) => {
      const counted = nothingCounted()
      const { documents, storage } = context
      const ports = { ...context, actor: auth.current, documents: countedDocuments(documents, counted), storage: countedFiles(storage, counted) }
      await invokeHandler(handlers.find(({ contract }) => contract.name === name)!, ports, input)
      return counted
    }),
  )
  expect(amongMany).toEqual(cost)
  expect(cost!.reads).toBeLessThan(30)
  expect(cost!.files).toBe(0)
})
