import { beforeEach, describe, expect, it } from 'vitest'
import { events } from '../../../../../src/domain/events/events.collection'
import { expectPortError } from '../../../../suites/expect-port-error'
import { codes, startPlanned } from '../../../../support/import-files'
import { type LedgerWorld, ledgerWorld } from '../../../../support/ledger-world'

let world: LedgerWorld
beforeEach(async () => {
  world = await ledgerWorld()
})

const all = () => world.behind.find(events, { orderBy: [['start.utc', 'asc']] })
const file = [
  'Title,Venue,Date,From,To,Price,Tags,Description,State',
  'Open kiln,The Net Loft,2027-10-02,18:00,21:00,$12.50,talk; fire,"Bring wood.',
  '',
  'Gloves are there.",pending',
  'Print fair,Harbour Hall,2027-11-07,11:00,23:30,free,,,',
].join('\n')

describe('a file of events', () => {
  it('becomes drafts or events in review, in the organization’s time zone', async () => {
    await world.bringIn('events', file)
    const [kiln, fair] = await all()
    expect(kiln).toMatchObject({
      title: 'Open kiln',
      summary: 'Bring wood.',
      body: 'Bring wood.\n\nGloves are there.',
      venue: 'The Net Loft',
      tags: ['talk', 'fire'],
      price: { cents: 1250, cur: 'usd' },
      start: { local: '2027-10-02T18:00', tz: 'America/Los_Angeles' },
      status: 'pending',
      hostIds: [],
    })
    expect(kiln!.start.utc.toISOString()).toBe('2027-10-03T01:00:00.000Z')
    // The clocks go back that morning: 11:00 is 19:00Z.
    expect(fair).toMatchObject({ start: { utc: new Date('2027-11-07T19:00Z') }, price: { cents: 0 }, tags: [], status: 'draft' })
    expect((await world.plan('events', file)).counts).toEqual({ create: 0, update: 0, skip: 2, error: 0 })
  })

  it('says of each event which import brought it; a later one that changes the event does not', async () => {
    const first = await world.bringIn('events', file)
    const second = await world.bringIn('events', [file, 'Night kiln,The Net Loft,2027-12-02,18:00,21:00,,,,'].join('\n').replace('fire', 'clay'))
    expect((await all()).map(({ title, importId }) => [title, importId])).toEqual([
      ['Open kiln', first],
      ['Print fair', first],
      ['Night kiln', second],
    ])
  })

  it('is refused row by row if a colleague imported the same file first', async () => {
    const ours = await world.plan('events', file)
    await world.bringIn('events', file)
    const before = await all()
    expect(await world.service.run(await startPlanned(world, ours))).toMatchObject({
      written: 0,
      refused: [{ code: 'changed-since' }, { code: 'changed-since' }],
    })
    expect(await all()).toEqual(before)
  })

  it('says what happens to each unusual row', async () => {
    const row = (title: string, rest: string) => `${title},The Loft,${rest}`
    const plan = await world.plan(
      'events',
      [
        'Title,Venue,Start,End,Price,Online,Places',
        row('Skipped hour', '2027-03-14 02:30,2027-03-14 05:00,,,'),
        row('Twice', '2027-11-07 01:30,2027-11-07 03:00,,,'),
        row('Backwards', '2027-05-01 10:00,2027-05-01 09:00,,,').replace('09:00', '09:59'),
        row('A month', '2027-05-01 10:00,2027-06-01 10:00,,,'),
        row('No end', '2027-05-02 10:00,,,,'),
        row('Euros', '2027-05-03 10:00,2027-05-03 11:00,€5,,'),
        row('Bad link', '2027-05-04 10:00,2027-05-04 11:00,,javascript:alert(1),'),
        row('Half a place', '2027-05-05 10:00,2027-05-05 11:00,,,2.5'),
        row('Morning', '2027-05-06 10:00,2027-05-06 11:00,,,'),
        row('Almost the same', '2027-05-06 12:00,2027-05-06 13:00,,,'),
        row('Late enough', '2027-05-06 14:01,2027-05-06 15:00,,,'),
        row('MORNING!', '2027-05-06 10:00,2027-05-06 12:00,,,'),
        row('x'.repeat(101), '2027-05-07 10:00,2027-05-07 12:00,,,'),
        row('x'.repeat(100), '2027-05-07 14:01,2027-05-07 15:00,,,'),
      ].join('\n'),
    )
    expect(plan.rows.map(codes)).toEqual([
      ['error', 'time-skipped-by-clock-change'],
      ['create', 'time-occurs-twice'],
      ['error', 'ends-before-start'],
      ['error', 'too-long-event'],
      ['error', 'missing'],
      ['error', 'not-dollars'],
      ['error', 'unreadable-link'],
      ['error', 'unreadable-value'],
      ['create'],
      ['create', 'near-another-event'],
      ['create'],
      ['error', 'name-used-twice'],
      ['error', 'too-long'],
      ['create'],
    ])
  })

  it('changes unpublished events, shown before and after in the dry run, and no published ones', async () => {
    await world.bringIn('events', file)
    const [, fair] = await all()
    await world.behind.commit(world.behind.changing(events, fair!, { status: 'published' }))
    const later = file.replace('21:00', '22:00').replace('23:30', '23:00')
    const plan = await world.plan('events', later)
    expect(plan.rows.map(codes)).toEqual([['update'], ['error', 'already-public']])
    expect(plan.rows[0]!.changes).toEqual([{ field: 'end', before: '2027-10-02T21:00', after: '2027-10-02T22:00' }])
    const batch = await world.bringIn('events', later)
    expect((await all())[0]!.end.local).toBe('2027-10-02T22:00')
    expect(await world.service.undo(batch)).toMatchObject({ undone: 1, kept: [] })
    expect((await all())[0]!.end).toEqual({ local: '2027-10-02T21:00', tz: 'America/Los_Angeles', utc: new Date('2027-10-03T04:00Z') })
  })

  it('can be undone, except for events that were edited or published since', async () => {
    const batch = await world.bringIn('events', file)
    const [, fair] = await all()
    await world.behind.commit(world.behind.changing(events, fair!, { venue: 'The Pier' }))
    expect(await world.service.undo(batch)).toMatchObject({ undone: 1, kept: [{ name: 'Print fair', reason: 'edited-since' }] })
    expect((await all()).map(({ title }) => title)).toEqual(['Print fair'])
  })

  it('has nothing to undo of an event that was purged since', async () => {
    const batch = await world.bringIn('events', file)
    await world.behind.commit(world.behind.deleting(events, (await all())[0]!.id))
    expect(await world.service.undo(batch)).toMatchObject({ undone: 2, kept: [] })
    expect(await all()).toEqual([])
  })

  it('creates an event again that lies in the trash', async () => {
    await world.bringIn('events', file)
    const [kiln] = await all()
    await world.behind.commit(world.behind.changing(events, kiln!, { deletedAt: world.clock.now() }))
    expect((await world.plan('events', file)).rows.map(codes)).toEqual([['create'], ['skip', 'unchanged']])
  })

  it('refuses to change an event that was purged after the dry run', async () => {
    await world.bringIn('events', file)
    const plan = await world.plan('events', file.replace('21:00', '22:00'))
    await world.behind.commit(world.behind.deleting(events, (await all())[0]!.id))
    const { refused } = await world.service.run(await startPlanned(world, plan))
    expect(refused.map(({ code }) => code)).toEqual(['event-missing'])
    expect((await all()).map(({ title }) => title)).toEqual(['Print fair'])
  })

  it('that was updated gets back the fields that nobody edited since, and the others are reported', async () => {
    await world.bringIn('events', file)
    const batch = await world.bringIn('events', file.replace('21:00', '22:00').replace('$12.50', '$15'))
    const [kiln] = await all()
    await world.behind.commit(world.behind.changing(events, kiln!, { price: { cents: 2000, cur: 'usd' } }))
    expect((await world.service.undo(batch)).kept).toMatchObject([{ name: 'Open kiln', reason: 'edited-since', fields: ['Price'] }])
    expect((await all())[0]).toMatchObject({ end: { local: '2027-10-02T21:00' }, price: { cents: 2000 } })
  })

  it('can be imported only by content staff', async () => {
    const plan = await world.plan('events', file)
    await world.enter({ pid: 'p-people', adm: 1, sc: 'p' })
    await expectPortError(startPlanned(world, plan), 'functions', 'permission-denied')
  })
})
