import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { doorsId, doorsIn, doorsRecord } from '../../../../src/domain/guide/door-status/door-statuses-of-day'
import { doors } from '../../../../src/domain/guide/door-status/doors.collection'
import { nudgeUnopenedDoors } from '../../../../src/domain/guide/door-status/nudge-unopened-doors.job'
import type { DoorTap } from '../../../../src/domain/guide/door-status/set-door-status.contract'
import { setDoorStatusHandler } from '../../../../src/domain/guide/door-status/set-door-status.handler'
import { sites } from '../../../../src/domain/guide/listings.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { publishSnapshotHandler } from '../../../../src/domain/publishing/publish-snapshot.handler'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import { grouped } from '../../../../src/domain/shared/grouped'
import type { Actor } from '../../../../src/domain/shared/records/policy'
import { Records } from '../../../../src/domain/shared/records/records'
import type { Mail } from '../../../../src/ports/mailer'
import { enrolled } from '../../../support/enrolled'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'
import { opening, seedListings, seedSmallCity, studio } from '../../../support/small-city'

const staff: Actor = { uid: 'staff', secondFactor: true, claims: { pid: 'staff', adm: 1, sc: 'g' } }
const artist: Actor = { uid: 'ina', claims: { pid: 'ina' } }
const host: Actor = { uid: 'hal', claims: { pid: 'hal' } }
const stranger: Actor = { uid: 'sam', claims: { pid: 'sam' } }

let memory: MemoryWorld
let records: Records

const named = (first: string) => ({
  names: { first, last: 'Lo', display: `${first} Lo`, sort: `lo ${first.toLowerCase()}` },
  emails: [{ address: `${first.toLowerCase()}@post.example`, label: 'home' as const, verified: true }],
  phones: [],
  addresses: [],
  tags: [],
  source: 'joined' as const,
  kind: 'person' as const,
  status: 'active' as const,
})

/** Two studios of a building that open at 11 on Saturday, one alone, in a zone seven hours west of Greenwich. */
beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-10-01T12:00:00Z') })
  records = new Records(memory.store, { current: undefined })
  await seedSmallCity(records)
  for (const actor of [staff, artist, host, stranger]) await enrolled(memory, actor)
  await records.commit(
    records.creating(sites, 'forge', {
      name: 'Old Forge',
      city: 'Town',
      address: '4 Quay',
      pin: { lat: 37.77, lng: -122.41, confidence: 'confirmed' },
      kind: 'group',
      capacity: 2,
      hostId: 'hal',
    }),
  )
  await records.commit(...['Ina', 'Hal', 'Sam'].map(name => records.creating(people, name.toLowerCase(), named(name))))
  const openings = [opening('2027-10-16', '11:00', '18:00'), opening('2027-10-17', '11:00', '18:00')]
  await seedListings(records, {
    kiln: studio('Kiln', { siteId: 'forge', artistId: 'ina', ownerIds: ['ina', 'hal'], openings }),
    loom: studio('Loom', { siteId: 'forge', ownerIds: ['hal'], openings }),
  })
  await invokeHandler(publishSnapshotHandler, { ...memory.context, actor: staff }, { editionId: '2027', makeCurrent: true })
})

const at = (time: string) => memory.clock.setNow(new Date(time))
const tap = (actor: Actor, said: DoorTap) => invokeHandler(setDoorStatusHandler, { ...memory.context, actor }, said) as Promise<{ outcome: string }>
const doorsOf = async (date: string) => doorsIn(await records.find(doors, { where: [['day', '==', date]] }))
const door = async (date = '2027-10-16', id = 'kiln') => (await doorsOf(date)).get(id)
/** The listings and whose taps they were. */
const audited = async () =>
  (await records.find(audit))
    .filter(({ action }) => action === 'door.set')
    .map(({ entityId, actor, after }) => [entityId, actor, (after as { state: string }).state])
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'set',
    error => brokenRuleOf(error)?.rule ?? (error as { code: string }).code,
  )

describe('a door on its opening day', () => {
  it('is set for the evening in the city, which is already the next day at Greenwich', async () => {
    const openings = [opening('2027-10-15', '19:00', '22:00')]
    await seedListings(records, { lamp: studio('Lamp', { artistId: 'ina', ownerIds: ['ina'], openings, status: 'published' }) })
    at('2027-10-16T02:30:00Z')
    expect(await tap(artist, { listingId: 'lamp', state: 'soldOut', at: '2027-10-16T02:30:00.000Z' })).toEqual({ outcome: 'set' })
    expect([await door('2027-10-15', 'lamp'), await door('2027-10-16', 'lamp')]).toMatchObject([{ state: 'soldOut' }, undefined])
  })

  it('is set by its artist, its host and staff, and by nobody else', async () => {
    at('2027-10-16T19:00:00Z')
    const said = { listingId: 'kiln', state: 'open', at: '2027-10-16T18:58:00.000Z' } as const
    expect(await tap(artist, said)).toEqual({ outcome: 'set' })
    expect(await door()).toMatchObject({ day: '2027-10-16', state: 'open', at: new Date(said.at) })
    expect(await tap(host, { listingId: 'kiln', state: 'back', until: '14:30', at: '2027-10-16T18:59:00.000Z' })).toEqual({ outcome: 'set' })
    expect(await door()).toMatchObject({ state: 'back', until: '14:30' })
    expect(await tap(staff, { listingId: 'kiln', state: 'soldOut', at: '2027-10-16T19:00:00.000Z' })).toEqual({ outcome: 'set' })
    expect(await door()).toMatchObject({ state: 'soldOut' })
    expect((await door())?.until).toBeUndefined()
    expect(await refusal(tap(stranger, { ...said, at: '2027-10-16T19:00:00.000Z' }))).toBe('not-found')
    expect(await refusal(tap(artist, { ...said, listingId: 'nobody' }))).toBe('not-found')
    expect(await door()).toMatchObject({ state: 'soldOut' })
  })

  it('stands as it was tapped last, in whatever order and however often the taps arrive', async () => {
    at('2027-10-16T23:00:00Z')
    const open = { listingId: 'kiln', state: 'open', at: '2027-10-16T18:01:00.000Z' } as const
    const back = { listingId: 'kiln', state: 'back', until: '15:30', at: '2027-10-16T21:40:00.000Z' } as const
    expect(await tap(host, back)).toEqual({ outcome: 'set' })
    expect(await tap(artist, open)).toEqual({ outcome: 'older' })
    const rev = async () => (await records.get(doors, doorsId('2027', '2027-10-16', 'kiln')))?.rev
    const before = await rev()
    expect(await tap(host, back)).toEqual({ outcome: 'set' })
    expect(await door()).toMatchObject({ state: 'back', until: '15:30' })
    expect(await rev()).toBe(before)
    expect(await audited()).toEqual([['kiln', 'hal', 'back']])
  })

  it('takes a tap of a fast clock as one of now', async () => {
    at('2027-10-16T19:00:00Z')
    await tap(artist, { listingId: 'kiln', state: 'open', at: '2027-10-16T23:00:00.000Z' })
    expect((await door())?.at).toEqual(new Date('2027-10-16T19:00:00Z'))
  })

  it('forgets a tap of the day before, which was sent too late', async () => {
    at('2027-10-17T19:00:00Z')
    const late = { listingId: 'kiln', state: 'soldOut', at: '2027-10-16T23:00:00.000Z' } as const
    expect(await tap(artist, late)).toEqual({ outcome: 'past' })
    expect(await door()).toBeUndefined()
    await tap(artist, { ...late, state: 'open', at: '2027-10-17T18:30:00.000Z' })
    expect(await door('2027-10-17')).toMatchObject({ day: '2027-10-17', state: 'open' })
  })

  it('is of the day in its city, also while Greenwich has the next one', async () => {
    at('2027-10-17T00:30:00Z')
    await tap(artist, { listingId: 'kiln', state: 'closing', until: '17:45', at: '2027-10-17T00:30:00.000Z' })
    expect(await door()).toMatchObject({ day: '2027-10-16' })
  })

  it('is one among two thousand of a day, in eight records that a device reads at once', async () => {
    const id = (i: number) => `${'x'.repeat(60)}-${i}`
    const ids = Array.from({ length: 2000 }, (_, i) => id(i))
    const byRecord = [...grouped(ids, one => doorsId('2027', '2027-10-16', one))]
    const said = { state: 'closing', until: '17:45', at: new Date('2027-10-16T18:00:00Z') } as const
    await records.commit(
      ...byRecord.map(([record, those]) =>
        records.creating(doors, record, doorsRecord('2027', '2027-10-16', new Map(those.map(one => [one, said])))),
      ),
    )
    at('2027-10-16T19:00:00Z')
    await tap(artist, { listingId: 'kiln', state: 'open', at: '2027-10-16T19:00:00.000Z' })
    expect([(await door())?.state, (await door('2027-10-16', id(1999)))?.until]).toEqual(['open', '17:45'])
    const found = await records.find(doors)
    expect(found).toHaveLength(8)
    // No record has many more doors than another one, and each has room for twice as many.
    expect(Math.max(...found.map(record => record.said.length))).toBeLessThan(40_000)
  })

  it('keeps what others said who tapped at the same moment', async () => {
    at('2027-10-16T19:00:00Z')
    const open = { state: 'open', at: '2027-10-16T19:00:00.000Z' } as const
    await Promise.all(['kiln', 'loom'].map(listingId => tap(host, { listingId, ...open })))
    expect([...(await doorsOf('2027-10-16')).keys()].sort()).toEqual(['kiln', 'loom'])
    expect((await audited()).map(([listing, by]) => `${listing} ${by}`).sort()).toEqual(['kiln hal', 'loom hal'])
  })

  it('cannot be set on other days', async () => {
    at('2027-10-18T19:00:00Z')
    expect(await refusal(tap(artist, { listingId: 'kiln', state: 'open', at: '2027-10-18T19:00:00.000Z' }))).toBe('door-not-today')
  })
})

describe('a door that nobody opens', () => {
  const nudge = () => nudgeUnopenedDoors.run(memory.context)
  const outbox = () =>
    memory.localMode.state.outbox.filter(({ subject }) => subject.includes('open')).map(({ to, subject, text }) => ({ to, subject, text }))

  it('makes us write to its artist, and once to the host of its building, a quarter of an hour after its time', async () => {
    at('2027-10-16T18:10:00Z')
    await nudge()
    expect(outbox()).toEqual([])
    at('2027-10-16T18:16:00Z')
    await nudge()
    const mails = outbox()
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'hal@post.example: Doors at Old Forge that are not open yet',
      'ina@post.example: Is “Kiln” open?',
    ])
    expect(mails.find(({ to }) => to === 'hal@post.example')?.text).toContain('Kiln, Loom')
    at('2027-10-16T18:21:00Z')
    await nudge()
    expect(outbox()).toHaveLength(2)
  })

  it('writes once to each, and does not forget the host, when a run is interrupted', async () => {
    at('2027-10-16T18:16:00Z')
    const { mailer } = memory.context
    let fails = true
    const send = async (mail: Mail) => {
      if (fails && mail.to === 'hal@post.example') throw new Error('the host stopped here')
      await mailer.send(mail)
    }
    await expect(nudgeUnopenedDoors.run({ ...memory.context, mailer: { send } })).rejects.toThrow('nudgeUnopenedDoors')
    expect(await door()).toBeUndefined()
    fails = false
    const systemRecords = Object.assign(Object.create(memory.context.systemRecords) as Records, { transact: () => Promise.reject(new Error('cut')) })
    await expect(nudgeUnopenedDoors.run({ ...memory.context, systemRecords })).rejects.toThrow('nudgeUnopenedDoors')
    at('2027-10-16T18:21:00Z')
    await nudge()
    expect(
      outbox()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['hal@post.example', 'ina@post.example'])
    expect(await door()).toMatchObject({ state: 'unopened' })
  })

  it('of a listing that was deleted since the guide was published is not written about, and those beside it are', async () => {
    await memory.store.commit([{ op: 'delete', path: 'listings/kiln' }])
    at('2027-10-16T18:16:00Z')
    await nudge()
    const mails = outbox()
    expect(mails.map(({ to }) => to)).toEqual(['hal@post.example'])
    expect(mails[0]!.text).not.toContain('Kiln')
    expect([await door(), await door('2027-10-16', 'loom')]).toMatchObject([undefined, { state: 'unopened' }])
  })

  it('stays open where its artist taps while the mails are sent', async () => {
    at('2027-10-16T18:16:00Z')
    const { mailer } = memory.context
    const send = async (mail: Mail) => {
      if (mail.to === 'ina@post.example') await tap(artist, { listingId: 'kiln', state: 'open', at: '2027-10-16T18:16:00.000Z' })
      await mailer.send(mail)
    }
    await nudgeUnopenedDoors.run({ ...memory.context, mailer: { send } })
    expect([await door(), await door('2027-10-16', 'loom')]).toMatchObject([{ state: 'open' }, { state: 'unopened' }])
  })

  it('writes to the host again about a studio that should open later', async () => {
    await seedListings(records, {
      press: studio('Press', { siteId: 'forge', ownerIds: ['hal'], openings: [opening('2027-10-16', '13:00', '18:00')] }),
    })
    await invokeHandler(publishSnapshotHandler, { ...memory.context, actor: staff }, { editionId: '2027', makeCurrent: true })
    for (const time of ['18:16', '20:16', '20:21']) {
      at(`2027-10-16T${time}:00Z`)
      await nudge()
    }
    const toHost = outbox().filter(({ to }) => to === 'hal@post.example')
    expect(new Set(toHost.map(({ text }) => /today: ([^.]*)\./.exec(text)?.[1]))).toEqual(new Set(['Kiln, Loom', 'Press']))
    expect(toHost).toHaveLength(2)
  })

  it('writes to nobody whose door is open, and again on the next day', async () => {
    at('2027-10-16T18:05:00Z')
    for (const listingId of ['kiln', 'loom']) await tap(host, { listingId, state: 'open', at: '2027-10-16T18:05:00.000Z' })
    at('2027-10-16T18:20:00Z')
    await nudge()
    expect(outbox()).toEqual([])
    at('2027-10-17T18:20:00Z')
    await nudge()
    expect(outbox()).toHaveLength(2)
  })

  it('is open once the tap from before our mail arrives', async () => {
    at('2027-10-16T18:20:00Z')
    await nudge()
    expect(await door()).toMatchObject({ state: 'unopened' })
    expect(await tap(artist, { listingId: 'kiln', state: 'open', at: '2027-10-16T18:02:00.000Z' })).toEqual({ outcome: 'set' })
    expect(await door()).toMatchObject({ state: 'open' })
  })

  it('is not asked about on days without opening hours', async () => {
    at('2027-10-18T18:20:00Z')
    expect(await nudge()).toBe(0)
  })
})
