import { expect, it } from 'vitest'
import { handlers } from '../../src/domain/handlers'
import { jobs, runJobs } from '../../src/domain/jobs'
import { resources } from '../../src/domain/resources/resources.collection'
import { handlerContext } from '../../src/domain/shared/functions/handler'
import { defineJob, jobState } from '../../src/domain/shared/functions/job'
import { countedDocuments, nothingCounted } from '../support/counted-ports'
import { memoryWorld } from '../support/memory-world'
import { standing } from '../support/stamped'

const resource = { kind: 'article', title: 'Glue', audience: 'artists', tags: [], order: 0, status: 'published' }
const proof = { personId: 'p', kind: 'studio', filePath: 'eligibility/p/studio.pdf', status: 'accepted' }
const bug = { text: 'Broken', reporterId: 'p', route: '/', build: 'b', severity: 'low', status: 'new' }

/** A backend with `count` published resources, accepted proofs and bug reports. */
async function crowded(count: number) {
  const world = await memoryWorld()
  const documents = { resources: resource, eligibility: proof, bugs: bug }
  for (const [collection, data] of Object.entries(documents))
    for (let at = 0; at < count; at += 500)
      await world.store.commit(
        Array.from({ length: Math.min(500, count - at) }, (_, i) => ({
          op: 'set' as const,
          path: `${collection}/d${String(at + i).padStart(5, '0')}`,
          data: standing(data),
        })),
      )
  return world
}

it('jobs cannot be called', () => {
  const names = jobs.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(handlers.map(({ contract }) => contract.name).filter(name => names.includes(name))).toEqual([])
})

it('no job that runs more often than daily reads a whole collection', async () => {
  const world = await crowded(1500)
  const read: Record<string, number> = {}
  for (const { name, every, run } of jobs) {
    if (every === 'day') continue
    const counted = nothingCounted()
    await run(handlerContext({ ...world.context, documents: countedDocuments(world.context.documents, counted) }))
    read[name] = counted.reads
  }
  expect(Object.entries(read).filter(([, reads]) => reads > 1000)).toEqual([])
  expect(read['endProofs']).toBeGreaterThan(100)
})

it('daily jobs run with the hourly ones, and not every five minutes', async () => {
  const { context } = await memoryWorld()
  const daily = jobs.filter(({ every }) => every === 'day')
  const ran = async () => (await Promise.all(daily.map(async ({ name }) => (await jobState(context, name)).at))).filter(at => at !== undefined)
  await runJobs('five-minutes', context)
  expect(await ran()).toEqual([])
  await runJobs('hour', context)
  expect(await ran()).toEqual(daily.map(() => context.clock.now()))
})

const seeing = (seen: string[], inRounds?: true) =>
  defineJob({
    name: 'seeing',
    every: 'hour',
    of: resources,
    limit: 3,
    due: () => ({ where: [['status', '==', 'published']] }),
    ...(inRounds && { inRounds }),
    each: async (_, { id }) => {
      seen.push(id)
      if (id === 'd00000') throw new Error('torn')
    },
  })

it('a record that fails does not stop the others, and is reported', async () => {
  const { context } = await crowded(4)
  const seen: string[] = []
  await expect(seeing(seen).run(context)).rejects.toThrow('seeing: 1 of 3 failed')
  expect(seen).toEqual(['d00000', 'd00001', 'd00002'])
})

it('a job in rounds continues where the last run ended, and starts over after the last record', async () => {
  const { context } = await crowded(7)
  const seen: string[] = []
  const run = () =>
    seeing(seen, true)
      .run(context)
      .catch(() => 0)
  for (let i = 0; i < 4; i++) await run()
  expect(seen.map(id => Number(id.slice(1)))).toEqual([0, 1, 2, 3, 4, 5, 6, 0, 1, 2])
})
