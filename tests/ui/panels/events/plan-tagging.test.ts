import { beforeAll, expect, it } from 'vitest'
import { eventTags } from '../../../../src/domain/calendar/tags/event-tags.collection'
import { events } from '../../../../src/domain/events/events.collection'
import { RecordService } from '../../../../src/domain/records/record-service'
import { planTagging, taggingSteps } from '../../../../src/ui/panels/events/tags/plan-tagging'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'

let world: MemoryWorld
beforeAll(async () => {
  world = await memoryWorld({ sample: true, as: 'contentadmin' })
})

it('what the rules plan for each event is what one change for each tag makes of it, and all of it is undone', async () => {
  const records = world.context.systemRecords
  const change = async (id: string, fields: { title: string; tags: string[] }) => records.change(events, (await records.get(events, id))!, fields)
  await change('first', { title: 'A demo on the pier', tags: ['children'] })
  await change('e2027-1-1', { title: 'A demo and a talk', tags: ['1', '2', '3', '4', '5', '6', '7', 'lecture'] })
  const rows = planTagging(await records.find(events), await records.find(eventTags))
  const planned = (id: string) => rows.find(row => row.id === id)
  expect(planned('first')).toMatchObject({ add: ['Kids', 'Demonstration'], take: ['children'], outcome: 'tagged' })
  expect(planned('e2027-1-1')).toMatchObject({ add: ['Talk'], take: ['lecture'], note: expect.stringMatching(/^It would have more/) as string })

  const service = world.services.get(RecordService)
  const made: string[] = []
  for (const step of taggingSteps(rows.filter(({ outcome }) => outcome === 'tagged'))) {
    const report = await service.bulkChange(events, step.ids, step.change)
    expect(report).toMatchObject({ changed: step.ids.length, left: [] })
    made.push(report.bulkId)
  }
  const tags = async (id: string) => (await records.get(events, id))!.tags
  expect(await tags('first')).toEqual(['Demonstration', 'Kids'])
  expect(planTagging(await records.find(events), await records.find(eventTags)).filter(({ outcome }) => outcome === 'tagged')).toEqual([])
  for (const bulkId of made.toReversed()) await service.undo(bulkId)
  expect(await tags('first')).toEqual(['children'])
})
