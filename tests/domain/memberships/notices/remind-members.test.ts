import { expect, it } from 'vitest'
import { suspendMembership } from '../../../../src/domain/memberships/changes/change-membership.contract'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { memberships } from '../../../../src/domain/memberships/memberships.collection'
import { remindMembers } from '../../../../src/domain/memberships/notices/remind-members.contract'
import { people } from '../../../../src/domain/people/people.collection'
import { peopleEditor } from '../../../support/office'
import { shopWorld } from '../../../support/shop/shop-world'

async function beforeTheEnd(now: string) {
  const world = await shopWorld()
  const { behind } = world
  world.localMode.setNow(new Date(`${now}T18:00:00Z`))
  await behind.commit(
    behind.creating(people, 'mia', {
      names: { first: 'Mia', last: '', display: 'Mia', sort: 'Mia' },
      emails: [
        { address: 'old@post.example', verified: true, bounce: { soft: 0, hardAt: new Date('2027-01-01T00:00:00Z') } },
        { address: 'mia@post.example', verified: true },
      ],
      kind: 'person',
      tags: [],
      status: 'active',
    }),
  )
  await world.enter(peopleEditor)
  const remind = async () => {
    const { reminded, left } = await world.call(remindMembers, { membershipIds: ['m-mia'] })
    return [reminded, ...left.map(({ reason }) => reason)]
  }
  return { ...world, remind, mails: () => world.localMode.state.outbox.filter(({ subject }) => subject.includes('membership')) }
}

it('a renewal notice goes out once for each last day, to an address that takes mail, with the day and the way', async () => {
  const { remind, mails, behind } = await beforeTheEnd('2027-12-10')
  expect(await remind()).toEqual([1])
  expect(await remind()).toEqual([0, 'noticed'])
  expect(mails()).toMatchObject([
    { to: 'mia@post.example', subject: 'Your membership of Saltlight ends on Dec 31, 2027', link: '/artlovermembership?level=friend' },
  ])
  expect(mails()[0]?.text).toContain('Art lovers')
  expect((await behind.get(memberships, 'm-mia'))?.noticedUntil).toBe('2027-12-31')
})

it('says after the end that it has ended, without a link where it is no longer sold', async () => {
  const { remind, mails, behind } = await beforeTheEnd('2028-01-10')
  await behind.change(membershipProducts, (await behind.get(membershipProducts, 'lover'))!, { status: 'retired' })
  expect(await remind()).toEqual([1])
  const [mail] = mails()
  expect([mail?.subject, mail?.link]).toEqual(['Your membership of Saltlight has ended', undefined])
})

it('is not sent long before the end, nor to a suspended member', async () => {
  const { remind, mails, call, localMode } = await beforeTheEnd('2027-10-16')
  expect(await remind()).toEqual([0, 'too-early'])
  await call(suspendMembership, { membershipId: 'm-mia', suspended: true, reason: 'Asked for it by telephone' })
  localMode.setNow(new Date('2027-12-10T18:00:00Z'))
  expect(await remind()).toEqual([0, 'suspended'])
  expect(mails()).toEqual([])
})
