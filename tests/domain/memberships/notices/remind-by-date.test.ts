import { expect, it } from 'vitest'
import { memberships, terms } from '../../../../src/domain/memberships/memberships.collection'
import { remindByDate } from '../../../../src/domain/memberships/notices/remind-by-date.job'
import { remindMembers } from '../../../../src/domain/memberships/notices/remind-members.contract'
import { people } from '../../../../src/domain/people/people.collection'
import { handlerContext } from '../../../../src/domain/shared/functions/handler'
import type { DataOf } from '../../../../src/domain/shared/records/collection'
import { dateOfDay, dayNumber } from '../../../../src/domain/shared/time/local-day'
import { peopleEditor } from '../../../support/office'
import { shopWorld } from '../../../support/shop/shop-world'

const mia: DataOf<typeof people> = {
  names: { first: 'Mia', last: '', display: 'Mia', sort: 'Mia' },
  emails: [{ address: 'mia@post.example', verified: true }],
  kind: 'person',
  tags: [],
  status: 'active',
}

/**
 * Mia's membership ends on Dec 31, 2027, with 14 days of grace. `days` runs the job every day at noon and returns which notices were sent
 * on which day.
 */
async function membersOfSaltlight() {
  const world = await shopWorld()
  const { behind, localMode, context } = world
  await behind.commit(behind.creating(people, 'mia', mia))
  const mails = () => localMode.state.outbox.filter(({ subject }) => subject.startsWith('Your membership of Saltlight'))
  const run = async (instant: string) => {
    localMode.setNow(new Date(instant))
    const before = mails().length
    await remindByDate.run(handlerContext({ ...context, actor: undefined }))
    return mails().length - before
  }
  const days = async (from: string, until: string) => {
    const sent: string[] = []
    for (let day = dayNumber(from); day <= dayNumber(until); day++)
      for (let n = await run(`${dateOfDay(day)}T20:00:00Z`); n > 0; n--) sent.push(dateOfDay(day))
    return sent
  }
  const change = async (to: Partial<DataOf<typeof memberships>>) => behind.change(memberships, (await behind.get(memberships, 'm-mia'))!, to)
  return { ...world, run, days, mails, change }
}

it('members are told 30 and 7 days before the end, and once when their membership has lapsed', async () => {
  const { days, mails } = await membersOfSaltlight()
  expect(await days('2027-10-20', '2028-03-01')).toEqual(['2027-12-01', '2027-12-24', '2028-01-15'])
  const [over, near] = mails()
  expect([near?.subject, near?.link]).toEqual(['Your membership of Saltlight ends on Dec 31, 2027', '/artlovermembership?level=friend'])
  expect(over?.subject).toBe('Your membership of Saltlight has ended')
})

it("the days are those of the organization's zone", async () => {
  const { run } = await membersOfSaltlight()
  expect(await run('2027-12-01T07:59:00Z')).toBe(0)
  expect(await run('2027-12-01T08:01:00Z')).toBe(1)
})

it('days on which nothing ran are made up for, with one notice each time', async () => {
  const { days } = await membersOfSaltlight()
  expect(await days('2027-12-05', '2027-12-06')).toEqual(['2027-12-05'])
  expect(await days('2027-12-29', '2027-12-31')).toEqual(['2027-12-29'])
  expect(await days('2028-04-01', '2028-04-02')).toEqual([])
})

it('a lapse is news for 30 days after the days of grace', async () => {
  const { days } = await membersOfSaltlight()
  expect(await days('2028-02-14', '2028-02-15')).toEqual([])
  expect(await days('2028-02-13', '2028-02-13')).toEqual(['2028-02-13'])
})

it('a notice that staff sent is not sent again', async () => {
  const world = await membersOfSaltlight()
  const { days, call, localMode } = world
  localMode.setNow(new Date('2027-11-15T20:00:00Z'))
  await world.enter(peopleEditor)
  expect(await call(remindMembers, { membershipIds: ['m-mia'] })).toMatchObject({ reminded: 1 })
  expect(await days('2027-11-16', '2027-12-31')).toEqual(['2027-12-24'])
})

it('whoever renewed is told about the new last day alone', async () => {
  const { days, behind, change } = await membersOfSaltlight()
  expect(await days('2027-12-01', '2027-12-01')).toEqual(['2027-12-01'])
  await behind.commit(
    behind.creating(
      terms,
      't2',
      { personId: 'mia', start: '2028-01-01', end: '2028-02-28', orderLineId: 'o', kind: 'renew' },
      { membership: 'm-mia' },
    ),
  )
  await change({ since: '2027-01-01' })
  expect(await days('2027-12-02', '2028-02-28')).toEqual(['2028-01-29', '2028-02-21'])
})

it('nobody is told who is suspended, was deleted, or has no address that takes mail', async () => {
  const cases: Readonly<Record<string, (world: Awaited<ReturnType<typeof membersOfSaltlight>>) => Promise<unknown>>> = {
    suspended: ({ change }) => change({ suspensions: [{ from: '2027-11-01' }] }),
    deleted: async ({ behind }) => behind.change(people, (await behind.get(people, 'mia'))!, { status: 'anonymised' }),
    bounced: async ({ behind }) => {
      const emails = [{ address: 'mia@post.example', verified: true, bounce: { soft: 0, hardAt: new Date('2027-05-01T00:00:00Z') } }]
      await behind.change(people, (await behind.get(people, 'mia'))!, { emails })
    },
  }
  for (const [name, arrange] of Object.entries(cases)) {
    const world = await membersOfSaltlight()
    await arrange(world)
    expect([name, await world.run('2027-12-01T20:00:00Z'), await world.run('2028-01-15T20:00:00Z')]).toEqual([name, 0, 0])
  }
})

it('whoever asked for a membership that renews itself is told too, because nothing charges them yet', async () => {
  const { days, change } = await membersOfSaltlight()
  await change({ autoRenew: true })
  expect(await days('2027-12-01', '2027-12-01')).toEqual(['2027-12-01'])
})

it('a mail that went out before its note was cut off is not sent again', async () => {
  const { run, change } = await membersOfSaltlight()
  expect(await run('2027-12-01T20:00:00Z')).toBe(1)
  await change({ noticedUntil: undefined, noticedStage: undefined })
  expect(await run('2027-12-02T20:00:00Z')).toBe(0)
})
