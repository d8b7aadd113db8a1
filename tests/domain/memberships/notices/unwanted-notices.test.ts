import { expect, it } from 'vitest'
import { suppressions } from '../../../../src/domain/mail/suppressions.collection'
import { remindByDate } from '../../../../src/domain/memberships/notices/remind-by-date.job'
import { remindMembers } from '../../../../src/domain/memberships/notices/remind-members.contract'
import { people } from '../../../../src/domain/people/people.collection'
import { handlerContext } from '../../../../src/domain/shared/functions/handler'
import type { DataOf } from '../../../../src/domain/shared/records/collection'
import { sha256 } from '../../../../src/domain/shared/sha256'
import { peopleEditor } from '../../../support/office'
import { gift, payingWorld } from '../../../support/shop/paying'
import { shopWorld } from '../../../support/shop/shop-world'

type Suppression = DataOf<typeof suppressions>

/** Mia's membership ends on Dec 31, 2027; today is the day of its first notice. */
async function noticeFor(address: string, more: Partial<Suppression>) {
  const world = await shopWorld()
  const { behind, localMode, context } = world
  const emails = ['mia@post.example', 'mia@work.example'].map(one => ({ address: one, verified: true }))
  const names = { first: 'Mia', last: '', display: 'Mia', sort: 'Mia' }
  await behind.commit(
    behind.creating(people, 'mia', { names, emails, kind: 'person', tags: [], status: 'active' }),
    behind.creating(suppressions, await sha256(address), {
      reason: 'manual',
      at: new Date('2027-01-01T00:00:00Z'),
      by: 'p-mail',
      status: 'active',
      ...more,
    }),
  )
  localMode.setNow(new Date('2027-12-01T20:00:00Z'))
  await remindByDate.run(handlerContext({ ...context, actor: undefined }))
  return { ...world, sent: localMode.state.outbox.filter(({ subject }) => subject.startsWith('Your membership of Saltlight')).length }
}

it.each(['unsubAll', 'complaint', 'manual', 'hard'] as const)(
  'a member with an address that is suppressed (%s) gets no renewal notice',
  async reason => {
    expect((await noticeFor('mia@post.example', { reason })).sent).toBe(0)
  },
)

it('whoever unsubscribed from another address gets none either; mail that came back from it stops that address alone', async () => {
  expect((await noticeFor('mia@work.example', { reason: 'unsubAll' })).sent).toBe(0)
  expect((await noticeFor('mia@work.example', { reason: 'hard' })).sent).toBe(1)
})

it('a suppression that was lifted, or whose time is over, stops nothing', async () => {
  expect((await noticeFor('mia@post.example', { status: 'lifted' })).sent).toBe(1)
  expect((await noticeFor('mia@post.example', { until: new Date('2027-11-01T00:00:00Z') })).sent).toBe(1)
})

it('staff are told that somebody wants no mail', async () => {
  const world = await noticeFor('mia@post.example', { reason: 'complaint' })
  await world.enter(peopleEditor)
  expect(await world.call(remindMembers, { membershipIds: ['m-mia'] })).toMatchObject({
    reminded: 0,
    left: [{ membershipId: 'm-mia', reason: 'unwanted' }],
  })
})

it('a receipt comes all the same, and news of a gift in somebody’s honor does not', async () => {
  const shop = await payingWorld()
  const { behind } = shop
  for (const address of ['giver@post.example', 'ada@post.example'])
    await behind.commit(behind.creating(suppressions, await sha256(address), { reason: 'unsubAll', at: shop.clock.now(), by: 'x', status: 'active' }))
  const tribute = { kind: 'honour' as const, name: 'Ada', notifyEmail: 'ada@post.example' }
  await shop.buy([gift(5000, { gift: { anonymous: false, named: false, tribute } })], { email: 'giver@post.example' })
  const to = shop.mails().map(mail => mail.split(':')[0])
  expect([to.includes('giver@post.example'), to.includes('ada@post.example')]).toEqual([true, false])
})
