import { beforeEach, describe, expect, it } from 'vitest'
import { editions } from '../../../../src/domain/guide/editions.collection'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { claimStampsHandler } from '../../../../src/domain/guide/passport/claim-stamps.handler'
import type { DoorVisits } from '../../../../src/domain/guide/passport/read-door-visits.contract'
import { readDoorVisitsHandler } from '../../../../src/domain/guide/passport/read-door-visits.handler'
import { stampCode } from '../../../../src/domain/guide/passport/stamp-codes'
import { stampPassportHandler } from '../../../../src/domain/guide/passport/stamp-passport.handler'
import { passport } from '../../../../src/domain/people/passport.collection'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import type { Actor } from '../../../../src/domain/shared/records/policy'
import { Records } from '../../../../src/domain/shared/records/records'
import { enrolled } from '../../../support/enrolled'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'
import { opening, seedListings, seedSmallCity, studio } from '../../../support/small-city'

const staff: Actor = { uid: 'staff', secondFactor: true, claims: { pid: 'staff', adm: 1, sc: 'g' } }
const artist: Actor = { uid: 'ina', claims: { pid: 'ina' } }
const visitor: Actor = { uid: 'vera', claims: { pid: 'vera' } }
const phone = '6f0f4b0e-6c1f-4a46-9a3c-0b6a2f0f4c11'
const tablet = '0b8a4a1a-95a5-4b4a-8a0b-6a4e3b1d2c22'

let memory: MemoryWorld
let records: Records

/** Two studios that open from 11 to 18 on Saturday and Sunday, seven hours west of Greenwich. */
beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-10-16T20:00:00Z') })
  records = new Records(memory.store, { current: undefined })
  await seedSmallCity(records)
  for (const actor of [staff, artist, visitor]) await enrolled(memory, actor)
  const openings = [opening('2027-10-16', '11:00', '18:00'), opening('2027-10-17', '11:00', '18:00')]
  await seedListings(records, {
    kiln: studio('Kiln', { ownerIds: ['ina'], openings, status: 'published' }),
    loom: studio('Loom', { openings, status: 'published' }),
    later: studio('Later', { openings, status: 'approved' }),
  })
})

const codeOf = (id: string) => stampCode(memory.context, { id, editionId: '2027' })
interface Given {
  readonly by?: Actor
  readonly at?: string
  readonly code?: string
  readonly deviceId?: string
  readonly method?: 'qr' | 'code'
}
const stamp = async (listingId: string, { by, at = '2027-10-16T20:00:00.000Z', code, deviceId = phone, method = 'qr' }: Given = {}) =>
  (await invokeHandler(
    stampPassportHandler,
    { ...memory.context, actor: by },
    { listingId, code: code ?? (await codeOf(listingId)), at, deviceId, method },
  )) as { outcome: string; studios: number }
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'stamped',
    error => brokenRuleOf(error)?.rule ?? (error as { code: string }).code,
  )
const stored = async () =>
  (await records.find(passport)).map(({ listingId, personId, deviceId, method }) => ({ listingId, personId, deviceId, method }))

describe('a stamp at a door', () => {
  it('is in the passport of who is signed in, else in that of the device', async () => {
    expect(await stamp('kiln', { by: visitor })).toEqual({ outcome: 'stamped', editionId: '2027', studios: 1 })
    expect(await stamp('loom', { by: visitor, method: 'code' })).toMatchObject({ outcome: 'stamped', studios: 2 })
    expect(await stamp('kiln')).toMatchObject({ outcome: 'stamped', studios: 1 })
    expect(await stored()).toEqual(
      expect.arrayContaining([
        { listingId: 'kiln', personId: 'vera', deviceId: undefined, method: 'qr' },
        { listingId: 'loom', personId: 'vera', deviceId: undefined, method: 'code' },
        { listingId: 'kiln', personId: undefined, deviceId: phone, method: 'qr' },
      ]),
    )
  })

  it('is one for each studio and day, however often it arrives', async () => {
    await stamp('kiln', { by: visitor })
    expect(await stamp('kiln', { by: visitor, at: '2027-10-16T19:40:00.000Z' })).toMatchObject({ outcome: 'already', studios: 1 })
    memory.clock.setNow(new Date('2027-10-17T20:00:00Z'))
    expect(await stamp('kiln', { by: visitor, at: '2027-10-17T20:00:00.000Z' })).toMatchObject({ outcome: 'stamped', studios: 1 })
    expect(await stored()).toHaveLength(2)
  })

  it('counts for the day that the city has, also in the evening, when it is tomorrow in Greenwich', async () => {
    const openings = [opening('2027-10-16', '17:00', '20:00'), opening('2027-10-17', '11:00', '18:00')]
    await records.change(listings, (await records.get(listings, 'kiln'))!, { openings })
    memory.clock.setNow(new Date('2027-10-17T20:00:00Z'))
    expect(await stamp('kiln', { at: '2027-10-17T01:00:00.000Z' })).toMatchObject({ outcome: 'stamped' })
    expect(await stamp('kiln', { at: '2027-10-17T02:00:00.000Z' })).toMatchObject({ outcome: 'already' })
    expect(await stamp('kiln', { at: '2027-10-17T19:00:00.000Z' })).toMatchObject({ outcome: 'stamped' })
  })

  it('counts in the time of Greenwich where the edition is gone', async () => {
    await records.commit(records.deleting(editions, '2027'))
    expect(await refusal(stamp('kiln'))).toBe('stamped')
  })

  it('needs the code of that door, which may be typed as people type', async () => {
    const code = await codeOf('kiln')
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(await codeOf('loom')).not.toBe(code)
    expect(await refusal(stamp('loom', { code }))).toBe('stamp-code-wrong')
    expect(await refusal(stamp('nowhere', { code }))).toBe('stamp-code-wrong')
    const typed = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`.replaceAll('0', 'o').replaceAll('1', 'l')
    expect(await refusal(stamp('kiln', { code: typed, method: 'code' }))).toBe('stamped')
  })

  it.each([
    ['an hour before it opens', '2027-10-16T17:00:00.000Z', 'stamped'],
    ['earlier', '2027-10-16T16:59:00.000Z', 'stamp-closed'],
    ['an hour after it closes', '2027-10-17T02:00:00.000Z', 'stamped'],
    ['later', '2027-10-17T02:01:00.000Z', 'stamp-closed'],
    ['on the days between', '2027-10-15T20:00:00.000Z', 'stamp-closed'],
  ])('is given while the studio is open: %s', async (_, at, outcome) => {
    memory.clock.setNow(new Date('2027-10-18T20:00:00Z'))
    expect(await refusal(stamp('kiln', { at }))).toBe(outcome)
  })

  it('may arrive within a week, is never of the future, and is given by published listings alone', async () => {
    expect(await refusal(stamp('later'))).toBe('stamp-closed')
    await stamp('kiln', { at: '2027-10-17T20:00:00.000Z' })
    expect((await records.find(passport)).map(({ at }) => at.toISOString())).toEqual(['2027-10-16T20:00:00.000Z'])
    memory.clock.setNow(new Date('2027-10-23T19:59:00Z'))
    expect(await refusal(stamp('loom'))).toBe('stamped')
    memory.clock.setNow(new Date('2027-10-23T20:01:00Z'))
    expect(await refusal(stamp('loom', { deviceId: tablet }))).toBe('stamp-closed')
  })

  it('is not for the artist of the studio, who is no visitor', async () => {
    expect(await refusal(stamp('kiln', { by: artist }))).toBe('stamp-own-studio')
    expect(await refusal(stamp('loom', { by: artist }))).toBe('stamped')
  })
})

describe('stamps that a device collected before its visitor signed in', () => {
  it('become theirs once, without any that they have already or that are of their own studio', async () => {
    const claim = (by: Actor) => invokeHandler(claimStampsHandler, { ...memory.context, actor: by }, { deviceId: phone })
    await stamp('kiln', { by: visitor })
    await stamp('kiln')
    await stamp('loom')
    expect(await claim(visitor)).toEqual({ claimed: 1 })
    expect(await claim(visitor)).toEqual({ claimed: 0 })
    expect((await stored()).map(({ listingId, personId }) => `${personId} ${listingId}`).sort()).toEqual(['vera kiln', 'vera loom'])
    expect(await stamp('loom', { by: visitor })).toMatchObject({ outcome: 'already', studios: 2 })
    await stamp('kiln')
    expect(await claim(artist)).toEqual({ claimed: 0 })
    expect(await stored()).toHaveLength(2)
  })

  it('goes along to an account though its studio was deleted since', async () => {
    await stamp('kiln')
    await records.commit(records.deleting(listings, 'kiln'))
    const claim = () => invokeHandler(claimStampsHandler, { ...memory.context, actor: visitor }, { deviceId: phone })
    expect(await claim()).toEqual({ claimed: 1 })
    expect(await stored()).toEqual([{ listingId: 'kiln', personId: 'vera', deviceId: undefined, method: 'qr' }])
  })
})

describe('what a listing’s owners learn', () => {
  const visits = async (by: Actor, ...listingIds: readonly string[]) =>
    ((await invokeHandler(readDoorVisitsHandler, { ...memory.context, actor: by }, { listingIds })) as { doors: readonly DoorVisits[] }).doors

  it('are visitors and stamps by day, and the code for their sign, without names', async () => {
    await stamp('kiln', { by: visitor })
    await stamp('kiln')
    memory.clock.setNow(new Date('2027-10-17T20:00:00Z'))
    await stamp('kiln', { by: visitor, at: '2027-10-17T19:00:00.000Z' })
    const expected = {
      listingId: 'kiln',
      code: await codeOf('kiln'),
      visitors: 2,
      days: [
        { date: '2027-10-16', stamps: 2 },
        { date: '2027-10-17', stamps: 1 },
      ],
    }
    expect(await visits(artist, 'kiln')).toEqual([expected])
    expect(await visits(staff, 'kiln')).toEqual([expected])
  })

  it('is told to nobody else', async () => {
    expect(await refusal(visits(artist, 'loom'))).toBe('not-found')
    expect(await refusal(visits(visitor, 'kiln'))).toBe('not-found')
    await records.commit(records.changing(listings, (await records.get(listings, 'kiln'))!, { deletedAt: memory.clock.now() }))
    expect(await refusal(visits(artist, 'kiln'))).toBe('not-found')
  })
})
