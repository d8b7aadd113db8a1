import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import type { DeadlineKey } from '../../../../src/domain/guide/clock/deadline'
import { type DeadlineTimes, wrongOrders } from '../../../../src/domain/guide/clock/deadline-order'
import { phaseAt } from '../../../../src/domain/guide/clock/phase-at'
import { type DeadlineChange, previewDeadlines, setDeadlines } from '../../../../src/domain/guide/clock/set-deadlines.contract'
import { shiftedDeadlines } from '../../../../src/domain/guide/clock/shifted-deadlines'
import { deadlines } from '../../../../src/domain/guide/deadlines.collection'
import { EditionService } from '../../../../src/domain/guide/edition-service'
import { registrations } from '../../../../src/domain/guide/registrations.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'

const inFebruary = new Date('2027-02-20T18:00:00Z')
const beforeTheCall = new Date('2027-01-25T18:00:00Z')
const change = (key: DeadlineKey, from: string | undefined, to: string): DeadlineChange => ({
  key,
  ...(from !== undefined && { from }),
  to,
  reminders: [],
})
const earlyLater = change('earlyEnds', '2027-03-14T23:59', '2027-03-21T23:59')
const reason = 'The city closes its streets that week.'

describe('changing the deadlines of an edition', () => {
  let world: MemoryWorld
  const stored = () => world.context.systemRecords.find(deadlines, { params: { edition: '2027' } })
  beforeEach(async () => {
    world = await memoryWorld({ sample: true, as: 'guideadmin', now: inFebruary })
  })
  const set = (changes: DeadlineChange[], given?: string) =>
    world.call(setDeadlines, { editionId: '2027', changes, ...(given !== undefined && { reason: given }) })

  it('moves the phase of everything that asks for it, and leaves the other dates', async () => {
    const before = await stored()
    const evening = wallTime('2027-03-15T12:00', 'America/Los_Angeles').utc
    expect(phaseAt(before, evening).phase).toBe('regular')
    await expect(set([earlyLater], reason)).resolves.toMatchObject({ changed: 1 })
    const after = await stored()
    expect(phaseAt(after, evening).phase).toBe('early')
    const others = (all: typeof before) => all.filter(({ key }) => key !== 'earlyEnds')
    expect(others(after)).toEqual(others(before))
  })

  it('asks for a reason once the call is open, and keeps it in the audit', async () => {
    await expect(set([earlyLater])).rejects.toMatchObject({ details: { rule: 'deadline-reason' } })
    await set([earlyLater], reason)
    const [entry] = await world.context.systemRecords.find(audit, { where: [['action', '==', 'deadlines.change']] })
    expect(entry).toMatchObject({
      scope: 'guide',
      entityId: '2027',
      reason,
      before: { earlyEnds: '2027-03-14T23:59' },
      after: { earlyEnds: '2027-03-21T23:59' },
    })
  })

  it('asks for none before', async () => {
    world = await memoryWorld({ sample: true, as: 'guideadmin', now: beforeTheCall })
    await expect(set([earlyLater])).resolves.toMatchObject({ changed: 1 })
  })

  it('names everybody for whom the date matters, before and after the change', async () => {
    const { needsReason, affected } = await world.call(previewDeadlines, { editionId: '2027', changes: [earlyLater] })
    const drafts = await world.context.systemRecords.find(registrations, {
      where: [
        ['editionId', '==', '2027'],
        ['status', 'in', ['draft', 'waitlisted', 'offered']],
      ],
    })
    expect(needsReason).toBe(true)
    expect(drafts.length).toBeGreaterThan(0)
    expect(affected.total).toBe(new Set(drafts.map(({ personId }) => personId)).size)
    expect(affected.people.map(({ id }) => id).toSorted()).toEqual([...new Set(drafts.map(({ personId }) => personId))].toSorted().slice(0, 100))
    const names = new Map((await world.context.systemRecords.find(people)).map(person => [person.id, person.names.display]))
    expect(affected.people.map(({ name }) => name)).toEqual(affected.people.map(({ id }) => names.get(id)))
    expect(affected.people.map(({ name }) => name)).toEqual(affected.people.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(await set([earlyLater], reason)).toEqual({ changed: 1, affected })
    const all = await world.call(previewDeadlines, { editionId: '2027', changes: [change('imageDue', '2027-05-30T23:59', '2027-05-31T23:59')] })
    expect(all.affected.total).toBeGreaterThan(affected.total)
    expect(all.affected.people).toHaveLength(Math.min(100, all.affected.total))
  })

  it('names somebody whose record is gone as a former member, and nobody for dates of advertisers alone', async () => {
    const { affected } = await world.call(previewDeadlines, { editionId: '2027', changes: [earlyLater] })
    const [first] = affected.people
    await world.store.commit([{ op: 'delete', path: `${people.path}/${first!.id}` }])
    const after = (await world.call(previewDeadlines, { editionId: '2027', changes: [earlyLater] })).affected
    expect(after.total).toBe(affected.total)
    expect(after.people.find(({ id }) => id === first!.id)).toEqual({ id: first!.id, name: 'Former member' })
    const artDue = (await stored()).find(({ key }) => key === 'artDue')!.at.local
    const ads = await world.call(previewDeadlines, { editionId: '2027', changes: [change('artDue', artDue, `${artDue.slice(0, 11)}12:00`)] })
    expect(ads.affected).toEqual({ total: 0, people: [] })
  })

  it('refuses the wrong order, and says which two', async () => {
    await expect(set([change('earlyEnds', '2027-03-14T23:59', '2027-04-25T23:59')], reason)).rejects.toMatchObject({
      details: { rule: 'deadline-order', first: 'earlyEnds', second: 'regularEnds' },
    })
    await expect(set([change('guideOut', '2027-09-13T09:00', '2027-09-26T09:00')], reason)).rejects.toMatchObject({
      details: { rule: 'deadline-order', first: 'guideOut', second: 'W1' },
    })
  })

  it('refuses a change of what a colleague has changed meanwhile', async () => {
    await set([earlyLater], reason)
    await expect(set([earlyLater], reason)).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
  })

  it('is for the guide’s staff, through the callable alone', async () => {
    await world.signInAs('contentadmin')
    await expect(set([earlyLater], reason)).rejects.toMatchObject({ code: 'permission-denied' })
    await world.signInAs('guideadmin')
    const [first] = await stored()
    await expect(
      world.documents.commit([{ type: 'update', path: `editions/2027/deadlines/${first!.id}`, data: { reminders: [1] } }] as never),
    ).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('sets those of a new edition, in its own time zone', async () => {
    await world.services.get(EditionService).create({ year: 2031, name: 'The 2031 guide', city: 'Town', tz: 'Europe/London' })
    await world.call(setDeadlines, { editionId: '2031', changes: [change('callOpens', undefined, '2031-06-01T09:00')] })
    const [opens] = await world.context.systemRecords.find(deadlines, { params: { edition: '2031' } })
    expect(opens!.at.utc.toISOString()).toBe('2031-06-01T08:00:00.000Z')
  })
})

describe('the order of deadlines', () => {
  const times: DeadlineTimes = {
    callOpens: '2027-02-01T09:00',
    earlyEnds: '2027-03-14T23:59',
    regularEnds: '2027-04-25T23:59',
    lateEnds: '2027-05-16T23:59',
    imageDue: '2027-05-16T23:59',
    proofOpens: '2027-05-16T23:59',
    proofCloses: '2027-06-27T23:59',
    printLock: '2027-06-27T23:59',
    guideOut: '2027-09-25T09:00',
  }
  it('lets the due date of pictures fall on the last day, and the guide appear on the first open day', () =>
    expect(wrongOrders(times, '2027-09-25')).toEqual([]))
  it.each([
    ['callOpens', 'earlyEnds'],
    ['earlyEnds', 'regularEnds'],
    ['regularEnds', 'lateEnds'],
    ['proofOpens', 'proofCloses'],
    ['printLock', 'guideOut'],
  ] as const)('%s is before %s, not with it', (first, second) =>
    expect(wrongOrders({ ...times, [second]: times[first] }, '2027-09-25')).toContainEqual({ first, second }),
  )
  it('leaves out what is not set', () => {
    expect(wrongOrders({ callOpens: '2027-02-01T09:00', printLock: '2027-01-31T09:00' })).toEqual([{ first: 'callOpens', second: 'printLock' }])
    expect(wrongOrders({ refundsEnd: '2020-01-01T00:00', adClose: '2030-01-01T00:00' }, '2027-09-25')).toEqual([])
  })
})

describe('deadlines of last year for this one', () => {
  const day = (local: string) => new Date(`${local.slice(0, 10)}T12:00:00Z`).getUTCDay()
  it('keep their weekday, their time, and their distance from the first weekend', () => {
    const last = { callOpens: '2026-02-02T09:00', earlyEnds: '2026-03-15T23:59' } as const
    expect(shiftedDeadlines(last, { year: 2026, startsOn: '2026-09-19' }, { year: 2027, startsOn: '2027-09-25' })).toEqual({
      callOpens: '2027-02-08T09:00',
      earlyEnds: '2027-03-21T23:59',
    })
  })
  it('keep their weekday in any year, also without weekends and from a leap day', () => {
    const date = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(date, fc.integer({ min: 2024, max: 2040 }), fc.option(date), (when, year, first) => {
        const callOpens = `${when.toISOString().slice(0, 10)}T09:00`
        const to = { year, ...(first && { startsOn: first.toISOString().slice(0, 10) }) }
        const shifted = shiftedDeadlines({ callOpens }, { year: when.getUTCFullYear(), startsOn: '2024-09-21' }, to).callOpens!
        expect(day(shifted)).toBe(day(callOpens))
        expect(shifted.slice(10)).toBe('T09:00')
      }),
    )
  })
})
