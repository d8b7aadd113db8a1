import { beforeAll, describe, expect, it } from 'vitest'
import { unansweredWords } from '../../../src/domain/analytics/counters.collection'
import { events } from '../../../src/domain/events/events.collection'
import { chosenFilePath, plannedRowsPath } from '../../../src/domain/imports/file/import-file-paths'
import { importBatches } from '../../../src/domain/imports/import-batches.collection'
import { ImportService } from '../../../src/domain/imports/import-service'
import { importControl } from '../../../src/domain/imports/run/import-control.contract'
import { slugs } from '../../../src/domain/links/short-links.collection'
import { membershipSeats } from '../../../src/domain/memberships/family-seats/membership-seats.collection'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { addCrowd, erase, publish, type Season, season, seedSmallThings, work } from '../../support/erasure/season'
import { placesOf } from '../../support/everything-stored'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const [hour, day] = [3_600_000, 86_400_000]
/** With this many more people, the table of people has a row index. */
const crowd = 2_010

const there = (world: MemoryWorld, path: ReturnType<typeof checkedPath>) =>
  world.context.storage.read(path).then(
    () => true,
    () => false,
  )

describe('an artist of a season at its height, forgotten', () => {
  let found: Season
  let before: readonly string[]
  let office: Awaited<ReturnType<typeof work>>
  let others: Awaited<ReturnType<typeof seedSmallThings>>
  let shown: Awaited<ReturnType<typeof publish>>

  beforeAll(async () => {
    const world = await memoryWorld({ sample: true })
    await addCrowd(world, crowd)
    found = await season(world)
    others = await seedSmallThings(found)
    shown = await publish(found)
    await erase(found)
    const due = world.clock.now().getTime() + 7 * day
    world.clock.setNow(new Date(due - 2 * hour))
    await world.lookAtTheClock()
    office = await work(found)
    before = await placesOf(world, found.words)
    for (const at of [due, due + hour, due + 26 * hour]) {
      world.clock.setNow(new Date(at))
      await world.lookAtTheClock()
    }
  }, 120_000)

  it('was in every kind of copy that the product makes', () => {
    const kinds = [
      /^rows-people\/people-/,
      /^snapshots\/guide\/.*index/,
      /^snapshots\/guide\/\d+\/0123456789abcdef/,
      /^snapshots\/artists\//,
      /^snapshots\/events\/.*index/,
      /^snapshots\/events\/calendar[.]ics/,
      /^events\/.*#address/,
      /^drawn\/b1\/artist\//,
      /^exports\/.*people-/,
      /^exports\/.*labels-/,
      /^exports\/.*backup-/,
      /^import-plans-people\//,
      /^imports-people\//,
      /^unansweredWords\/.*#words/,
      /^drafts\/.*#content/,
      /^joinings\/.*#draft/,
      /^membershipSeats\//,
      /^mail\//,
      /^auditValues\//,
      /^contactMessages\//,
    ]
    expect(kinds.filter(kind => !before.some(place => kind.test(place)))).toEqual([])
  })

  it('is found nowhere any more, neither in a document nor in a file', async () => {
    expect(await placesOf(found.world, found.words)).toEqual([])
  })

  it('leads nowhere by a handle, also a former one', async () => {
    const theirs = (await found.records.find(slugs, { where: [['ref', '==', found.pid]] })).filter(({ kind }) => kind === 'handle')
    expect(theirs).toEqual([])
  })

  it('ends the event that she hosted alone, and leaves the one with another host', async () => {
    const { records } = found
    expect(await records.get(events, shown.own)).toMatchObject({ title: 'Event of a former member', venue: 'Former studio', status: 'cancelled' })
    const { title, venue, status } = shown.shared
    expect(await records.get(events, shown.shared.id)).toMatchObject({ title, venue, status })
  })

  it('leaves what is others’: their seats, their searches, the rows of others in an import', async () => {
    const { world, records } = found
    const seats = await records.find(membershipSeats, { where: [['membershipId', '==', others.id]] })
    expect(seats.map(({ name }) => name)).toEqual(['Bea Solberg'])
    expect((await records.find(unansweredWords)).map(({ words }) => words)).toContain('red kites')
    expect(await records.get(importBatches, office.dryRun)).toBeUndefined()
    expect(await there(world, chosenFilePath('people', office.chosen))).toBe(false)
    const rows = JSON.parse(await (await world.context.storage.read(plannedRowsPath('people', office.paused, 0))).text()) as {
      readonly line: number
      readonly action: string
    }[]
    expect(rows.map(({ line, action }) => [line, action])).toEqual([
      [2, 'create'],
      [3, 'skip'],
      [4, 'skip'],
    ])
    await world.signInAs('peopleadmin')
    await world.call(importControl, { batchId: office.paused, event: 'resume' })
    expect(await world.services.get(ImportService).run(office.paused)).toMatchObject({ outcome: 'done', written: 1, refused: [] })
    expect(await placesOf(world, found.words)).toEqual([])
  })
})
