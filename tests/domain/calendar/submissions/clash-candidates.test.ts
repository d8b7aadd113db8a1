import { beforeEach, expect, it } from 'vitest'
import { publishCalendar } from '../../../../src/domain/calendar/publish-calendar.contract'
import { ClashCandidates } from '../../../../src/domain/calendar/submissions/clash-candidates'
import { events } from '../../../../src/domain/events/events.collection'
import type { DataOf } from '../../../../src/domain/shared/records/collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { type StaffWorld, staffWorld } from '../../../support/staff-world'

const tz = 'America/Los_Angeles'
const talk: DataOf<typeof events> = {
  title: 'Lamp talk',
  summary: 'About lamps.',
  start: wallTime('2027-11-07T11:00', tz),
  end: wallTime('2027-11-07T12:00', tz),
  venue: 'Old Mill',
  tags: ['Talk'],
  price: { cents: 0, cur: 'usd' },
  hostIds: [],
  status: 'published',
}

let staff: StaffWorld
let records: Records

beforeEach(async () => {
  staff = await staffWorld({ pid: 'p-staff', adm: 1, sc: 'c' }, new Date('2027-10-16T18:00:00Z'))
  records = new Records(staff.store, { current: undefined })
})

const plant = (id: string, change: Partial<DataOf<typeof events>> = {}) => records.commit(records.creating(events, id, { ...talk, ...change }))
const change = async (id: string, to: Partial<DataOf<typeof events>>) =>
  records.commit(records.changing(events, (await records.get(events, id))!, to))

const hoursPass = (n: number) => staff.clock.setNow(new Date(staff.clock.now().getTime() + n * 3_600_000))

/** What a submission may collide with, and whether it is in the calendar. */
const inTheWay = async () =>
  Object.fromEntries(
    (await (await staff.services.get(ClashCandidates).all()).read()).map(({ id, title, isPublic }) => [id, `${title}${isPublic ? '' : ', waits'}`]),
  )

it('before the first calendar, whatever waits or will be in it can be in the way', async () => {
  await plant('talk')
  for (const status of ['draft', 'pending', 'changes', 'rejected', 'past', 'cancelled'] as const) await plant(status, { status, title: status })
  expect(await inTheWay()).toEqual({ talk: 'Lamp talk', pending: 'pending, waits', changes: 'changes, waits' })
})

it('what is in the published calendar stays in the way until it changes: a new title counts, and what is cancelled, over or in the trash does not', async () => {
  for (const id of ['kept', 'renamed', 'off', 'over', 'thrown', 'held']) await plant(id, { title: id })
  await plant('cancelled', { status: 'cancelled' })
  hoursPass(1)
  await staff.call(publishCalendar, {})
  expect(await inTheWay()).toEqual({ kept: 'kept', renamed: 'renamed', off: 'off', over: 'over', thrown: 'thrown', held: 'held' })

  hoursPass(24)
  await change('renamed', { title: 'Another title' })
  await change('off', { status: 'cancelled' })
  await change('over', { status: 'past' })
  await change('thrown', { deletedAt: staff.clock.now() })
  await change('held', { status: 'pending' })
  await plant('new', { title: 'new' })
  await plant('waiting in the trash', { status: 'pending', deletedAt: staff.clock.now() })
  expect(await inTheWay()).toEqual({ kept: 'kept', renamed: 'Another title', held: 'held, waits', new: 'new' })
})

it('what changed while the calendar was being published is seen, although the file does not have it', async () => {
  await staff.call(publishCalendar, {})
  const publishedAt = staff.clock.now().getTime()
  staff.clock.setNow(new Date(publishedAt - 9 * 60_000))
  await plant('meanwhile')
  staff.clock.setNow(new Date(publishedAt))
  expect(await inTheWay()).toEqual({ meanwhile: 'Lamp talk' })
})
