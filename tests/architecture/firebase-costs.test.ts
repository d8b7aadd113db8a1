import { beforeAll, describe, expect, it } from 'vitest'
import { pageCache } from '../../src/adapters/cloud/page-cache'
import { visitorBackend } from '../../src/adapters/cloud/visitor-backend'
import { buildServices } from '../../src/container'
import { rollUpCounters } from '../../src/domain/analytics/roll-up-counters.job'
import { eventPlaces } from '../../src/domain/events/event-place-counts.collection'
import { handlers } from '../../src/domain/handlers'
import { runJobs } from '../../src/domain/jobs'
import { handlerContext } from '../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../src/domain/shared/functions/invoke-handler'
import { renderServerPage } from '../../src/ui/render-server-page'
import { reservedPaths } from '../../src/ui/reserved-paths'
import { countedDocuments, countedFiles, nothingCounted } from '../support/counted-ports'
import { type MemoryWorld, memoryWorld } from '../support/memory-world'

const pages = ['/', '/sfosguide', '/sfosguide/maps', '/sfosguide/17', '/art/artists', '/calendar', '/about', '/donors', '/about-the-number']
const said: string[] = []

describe('the cost on Firebase', () => {
  let memory: MemoryWorld
  beforeAll(async () => {
    memory = await memoryWorld({ sample: true })
  })

  it('of a page that is rendered for the CDN is a handful of reads, for any number of visitors', async () => {
    const counted = nothingCounted()
    const world = {
      ...memory.context,
      documents: countedDocuments(memory.context.documents, counted),
      storage: countedFiles(memory.context.storage, counted),
    }
    const services = buildServices(visitorBackend(world, handlers), reservedPaths)
    for (const path of pages) {
      Object.assign(counted, nothingCounted())
      const page = await renderServerPage(services, path, 'https://arts.example')
      expect(page?.status).toBe(200)
      said.push(`draw ${path}: ${counted.reads} reads, ${counted.files} files`)
      expect([path, counted.reads <= 20, counted.writes, counted.files <= 3]).toEqual([path, true, 0, true])
    }
  })

  it('of a stored page is one read and one file, for the CDN or an open application', async () => {
    const counted = nothingCounted()
    const world = {
      ...memory.context,
      documents: countedDocuments(memory.context.documents, counted),
      storage: countedFiles(memory.context.storage, counted),
    }
    const services = buildServices(visitorBackend(world, handlers), reservedPaths)
    const draw = async (path: string) => {
      const page = await renderServerPage(services, path, 'https://arts.example')
      return page && { status: page.status, document: page.html, payload: page.answers.join(',') }
    }
    const kept = pageCache(() => world, { build: 'b1', isKept: async () => true, draw })
    for (const path of pages) {
      await kept(path)
      Object.assign(counted, nothingCounted())
      expect((await kept(path))?.status).toBe(200)
      expect(counted).toEqual({ reads: 1, writes: 0, files: 1 })
    }
    said.push('kept page: 1 read, 1 file')
  })

  it('of joining is a few reads and writes', async () => {
    const own = await memoryWorld({ sample: true })
    await own.auth.signUp('ada@example.org', 'lanterns over water', '')
    const counted = nothingCounted()
    const run = (name: string, input: unknown) =>
      invokeHandler(
        handlers.find(({ contract }) => contract.name === name)!,
        { ...own.context, actor: own.auth.current, documents: countedDocuments(own.context.documents, counted) },
        input,
      )
    const draft = { kind: 'artlover', first: 'Ada', last: 'Byron', birthYear: '1985', product: 'none', topics: ['events'] }
    for (let step = 0; step < 4; step++) await run('keepJoining', { draft })
    await run('joinAsMember', {
      kind: 'artlover',
      first: 'Ada',
      last: 'Byron',
      birthYear: 1985,
      hadBirthday: true,
      topics: ['events'],
      evidence: 'Events: a mail a month.',
    })
    said.push(`join: ${counted.reads} reads, ${counted.writes} writes`)
    expect(counted.reads).toBeLessThanOrEqual(20)
    expect(counted.writes).toBeLessThanOrEqual(15)
  })

  it('of a counted visit is small, and so is that of adding up a day', async () => {
    const own = await memoryWorld()
    const counted = nothingCounted()
    const world = { ...own.context, documents: countedDocuments(own.context.documents, counted) }
    const send = (network: number) =>
      invokeHandler(
        handlers.find(({ contract }) => contract.name === 'countVisit')!,
        { ...world, network: `10.0.${network}` },
        {
          key: own.ids.next(),
          counts: { visits: 1, 'visits /': 1, 'views /': 3 },
          words: [],
        },
      )
    await send(0)
    said.push(`a visit's counts: ${counted.reads} reads, ${counted.writes} writes`)
    expect(counted).toEqual({ reads: 2, writes: 1, files: 0 })
    // All parts of both days exist.
    for (let network = 1; network < 60; network += 1) await send(network)
    own.localMode.setNow(new Date(own.clock.now().getTime() + 86_400_000))
    for (let network = 0; network < 60; network += 1) await send(network)
    Object.assign(counted, nothingCounted())
    await rollUpCounters.run(handlerContext(world))
    said.push(`rollUpCounters, two days: ${counted.reads} reads, ${counted.writes} writes`)
    expect(counted).toEqual({ reads: 44, writes: 2, files: 0 })
  })

  it('of publishing the guide is at most twenty reads per listing', async () => {
    const counted = nothingCounted()
    const world = {
      ...memory.context,
      documents: countedDocuments(memory.context.documents, counted),
      storage: countedFiles(memory.context.storage, counted),
    }
    const publish = handlers.find(({ contract }) => contract.name === 'publishSnapshot')!
    const { listings } = (await publish.run({ ...world, actor: undefined }, { editionId: '2027', makeCurrent: true })) as { listings: number }
    said.push(`publish ${listings} listings: ${counted.reads} reads, ${counted.writes} writes, ${counted.files} files`)
    expect(counted.reads).toBeLessThan(listings * 20)
  })

  it('of the scheduled jobs is at most twelve reads when nothing is due, on an opening day', async () => {
    const counted = nothingCounted()
    const world = { ...memory.context, documents: countedDocuments(memory.context.documents, counted) }
    const run = async () => {
      Object.assign(counted, nothingCounted())
      await runJobs('five-minutes', world)
      return { ...counted }
    }
    // The sample has one event with a waiting list.
    const waiting = await run()
    const { systemRecords } = memory.context
    for (const places of await systemRecords.find(eventPlaces, { where: [['isLine', '==', true]] }))
      await systemRecords.change(eventPlaces, places, { isLine: false })
    const idle = await run()
    said.push(`applyScheduled: ${idle.reads} reads, ${idle.writes} writes; for an event with a waiting list ${waiting.reads - idle.reads} more`)
    expect([idle.reads <= 12, idle.writes, waiting.reads - idle.reads <= 12, waiting.writes]).toEqual([true, 0, true, 0])
  })

  it('is printed for each of these', () => {
    console.warn(said.join('\n'))
    expect(said.length).toBe(pages.length + 6)
  })
})
