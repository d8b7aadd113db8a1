import { expect, it } from 'vitest'
import { checkInCodeText, readCheckInCode } from '../../../src/domain/events/check-in-code-text'
import { checkInGuestsHandler } from '../../../src/domain/replies/check-in-guests.handler'
import { markAttendanceHandler } from '../../../src/domain/replies/mark-attendance.handler'
import { readDoorListHandler } from '../../../src/domain/replies/read-door-list.handler'
import { handlerContext } from '../../../src/domain/shared/functions/handler'
import { type RepliesWorld, repliesWorld } from '../../support/events/replies-world'

const staff = (world: RepliesWorld, sc: string) =>
  handlerContext({ ...world.context, actor: { uid: 'u-staff', secondFactor: true, claims: { pid: 'p-staff', adm: 1, sc } } })

const scanOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const began = '2027-11-02T01:10:00.000Z'

/** Three places: Ana has two, Bo one, Cy waits; Dee canceled. The evening has begun. */
async function evening() {
  const world = await repliesWorld(3)
  await world.join('Ana', 'Bo', 'Cy', 'Dee')
  await world.come('dee')
  const codeOf = async (id: string) => (await world.replyOf(id))!.code
  const dee = await codeOf('dee')
  await world.leave('dee')
  await world.come('ana', 1)
  await world.come('bo')
  await world.come('cy')
  const codes = { ana: await codeOf('ana'), bo: await codeOf('bo'), cy: await codeOf('cy'), dee }
  world.clock.setNow(new Date(began))
  const list = (by = world.as('hal')) => readDoorListHandler.run(by, { eventId: 'supper' })
  const scan = async (code: string, { n = 1, at = began, by = world.as('hal') } = {}) => {
    const { outcomes } = await checkInGuestsHandler.run(by, { eventId: 'supper', scans: [{ offlineId: scanOf(n), code, at }] })
    return outcomes[0]!
  }
  return { ...world, codes, list, scan }
}

it('the list of the door has what the door needs, and is to be deleted after the day of the event', async () => {
  const { list, codes } = await evening()
  const { guests, title, isCanceled, until } = await list()
  expect([title, isCanceled, until]).toEqual(['Supper', false, '2027-11-02T07:00:00.000Z'])
  const byCode = Object.fromEntries(guests.map(guest => [guest.code, guest]))
  expect(byCode[codes.ana]).toEqual({ id: expect.any(String), code: codes.ana, name: 'Ana', places: 2, isPaid: false, state: 'going' })
  expect(byCode[codes.cy]).toMatchObject({ name: 'Cy', state: 'waitlist' })
  // Who does not come any more is a code without a name.
  expect(byCode[codes.dee]).toEqual({ id: expect.any(String), code: codes.dee, places: 1, isPaid: false, state: 'cancelled' })
})

it('only the hosts of the event and staff of the content read the list and check guests in', async () => {
  const world = await evening()
  for (const by of [world.as('ana'), world.as('cy'), staff(world, 'p'), staff(world, 'm')]) {
    await expect(world.list(by)).rejects.toMatchObject({ code: 'not-found' })
    await expect(world.scan(world.codes.ana, { by })).rejects.toMatchObject({ code: 'not-found' })
  }
  expect((await world.list(staff(world, 'c'))).guests).toHaveLength(4)
  expect(await world.scan(world.codes.ana, { by: staff(world, 'c') })).toMatchObject({ outcome: 'counted' })
})

it('a scan counts once, however often it arrives; a second device hears when the first one was there', async () => {
  const { scan, codes, standing, list, guests } = await evening()
  const first = { outcome: 'counted', at: began }
  expect(await scan(codes.ana)).toMatchObject(first)
  expect(await scan(codes.ana)).toMatchObject(first)
  expect(await scan(codes.ana, { n: 2, at: '2027-11-02T01:12:00.000Z' })).toMatchObject({ outcome: 'already', at: began })
  expect(await standing()).toEqual({ ana: 'attended', bo: 'going', cy: 'waitlist' })
  expect((await guests()).find(({ name }) => name === 'Ana')).toMatchObject({ status: 'attended' })
  expect((await list()).guests.find(({ code }) => code === codes.ana)).toMatchObject({ state: 'attended', at: began })
})

it('says why a code lets nobody in', async () => {
  const { scan, codes } = await evening()
  expect(await scan(codes.cy)).toMatchObject({ outcome: 'waits' })
  expect(await scan(codes.dee)).toMatchObject({ outcome: 'cancelled' })
  expect(await scan('ZZZZZZ')).toMatchObject({ outcome: 'unknown' })
})

it('what hosts take back can be scanned again, by the device that scanned it first and by another', async () => {
  const { scan, codes, replyOf, as, standing } = await evening()
  await scan(codes.ana)
  const { id } = (await replyOf('ana'))!
  await markAttendanceHandler.run(as('hal'), { eventId: 'supper', replyId: id, isThere: false })
  expect(await replyOf('ana')).not.toHaveProperty('arrivedAt')
  // The first scan comes once more from a device that did not hear of its arrival: it stays taken back.
  expect(await scan(codes.ana)).toMatchObject({ outcome: 'taken-back' })
  expect(await standing()).toMatchObject({ ana: 'going' })
  expect(await scan(codes.ana, { n: 2 })).toMatchObject({ outcome: 'counted' })
})

it('a device may say a time of the last three days, and none to come', async () => {
  const { scan, codes } = await evening()
  expect(await scan(codes.ana, { at: '2027-10-01T00:00:00.000Z' })).toMatchObject({ at: '2027-10-30T01:10:00.000Z' })
  expect(await scan(codes.bo, { n: 2, at: '2028-01-01T00:00:00.000Z' })).toMatchObject({ at: began })
})

it('two devices that scan at the same moment count each guest once', async () => {
  const { codes, as, repliesNow } = await evening()
  const send = (n: number) =>
    checkInGuestsHandler.run(as('hal'), {
      eventId: 'supper',
      scans: [codes.ana, codes.bo].map((code, i) => ({ offlineId: scanOf(n + i), code, at: began })),
    })
  const [one, other] = await Promise.all([send(1), send(5)])
  const outcomes = [...one.outcomes, ...other.outcomes].map(({ outcome }) => outcome)
  expect(outcomes.toSorted()).toEqual(['already', 'already', 'counted', 'counted'])
  expect((await repliesNow()).filter(({ status }) => status === 'attended')).toHaveLength(2)
})

it('a scanned code names its event, a typed one does not; nothing else is a code', () => {
  expect(readCheckInCode(checkInCodeText('supper', 'AB2C3D'))).toEqual({ eventId: 'supper', code: 'AB2C3D' })
  expect(readCheckInCode(' ab2 c3d ')).toEqual({ code: 'AB2C3D' })
  expect(readCheckInCode('ab2-c3d')).toEqual({ code: 'AB2C3D' })
  for (const other of ['', 'AB2C3', 'https://somewhere.example', 'event:supper:short', 'eyJhbGciOiJFUzI1NiJ9.e30.x'])
    expect(readCheckInCode(other)).toBeUndefined()
})
