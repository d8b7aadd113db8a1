import { describe, expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { memberships, terms } from '../../../../src/domain/memberships/memberships.collection'
import { OwnMembership } from '../../../../src/domain/memberships/own-membership'
import { beginLevels } from '../../../../src/domain/memberships/terms/begin-levels.job'
import { askWaiver } from '../../../../src/domain/memberships/waivers/ask-waiver.contract'
import { decideWaiver } from '../../../../src/domain/memberships/waivers/decide-waiver.contract'
import { membershipWaivers } from '../../../../src/domain/memberships/waivers/membership-waivers.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import type { Claims } from '../../../../src/ports/auth'
import { peopleEditor } from '../../../support/office'
import { shopWorld } from '../../../support/shop/shop-world'

const reason = 'My hours were cut in August'
const why = 'Helps at the door each season'
const declined = 'We have given all waivers of this year'
const id = 'ned-lover'
const ned: Claims = { pid: 'ned' }

/** It is Oct 16, 2027. Ned and Mia have accounts; Mia is a member until the end of 2027. Ned is signed in. */
async function membersAndStaff() {
  const world = await shopWorld()
  const { behind, call } = world
  const person = (first: string) => ({
    names: { first, last: '', display: first, sort: first },
    emails: [{ address: `${first.toLowerCase()}@post.example`, verified: true }],
    kind: 'person' as const,
    tags: [],
    status: 'active' as const,
  })
  await behind.commit(behind.creating(people, 'mia', person('Mia')), behind.creating(people, 'ned', person('Ned')))
  await world.enter(ned)
  const ask = (more: object = {}) => call(askWaiver, { productId: 'lover', level: 'friend', reason, ...more })
  const waiver = async (of = id) => (await behind.get(membershipWaivers, of))!
  const decide = async (decision: 'approve' | 'decline', said: string, of = id) =>
    call(decideWaiver, { decision, id: of, rev: (await waiver(of)).rev, reason: said })
  const days = async (membership: string) =>
    (await behind.find(terms, { params: { membership } }))
      .map(({ kind, start, end, compReason }) => [kind, start, end, compReason])
      .toSorted((a, b) => String(a).localeCompare(String(b)))
  const mails = () => world.localMode.state.outbox.filter(({ link }) => link?.endsWith('/dashboard/membership'))
  const enter = (claims: Parameters<typeof world.enter>[0]) => world.enter(claims)
  return { ...world, enter, ask, waiver, decide, days, mails }
}
const told = (error: unknown) => {
  const { code, details } = error as { readonly code: string; readonly details?: { readonly rule?: string } }
  return details?.rule ?? code
}
const outcome = (of: Promise<unknown>) => of.then(() => 'done', told)

describe('who cannot pay for a membership', () => {
  it('asks for it with a sentence, which waits for staff, and may change it meanwhile', async () => {
    const { ask, waiver, localMode, services, behind } = await membersAndStaff()
    await ask()
    const first = await waiver()
    expect(first).toMatchObject({ personId: 'ned', productId: 'lover', name: 'Art lovers, Friend', reason, status: 'asked' })
    localMode.setNow(new Date('2027-10-17T18:00:00Z'))
    await ask({ level: 'patron', reason: 'My rent was raised twice' })
    expect(await waiver()).toMatchObject({ level: 'patron', reason: 'My rent was raised twice', askedAt: first.askedAt })
    expect((await services.get(OwnMembership).waivers()).map(({ status, name }) => [status, name])).toEqual([['asked', 'Art lovers, Patron']])
    const older = { personId: 'ned', productId: 'art', level: 'friend', name: 'Artists', reason, status: 'declined' as const }
    await behind.commit(behind.creating(membershipWaivers, 'ned-art', { ...older, askedAt: new Date('2026-10-16T18:00:00Z') }))
    expect((await services.get(OwnMembership).waivers()).map(({ name }) => name)).toEqual(['Art lovers, Patron', 'Artists'])
  })

  it('asks for a level that is offered, with an account of a person, five times a day', async () => {
    const { ask, behind, enter } = await membersAndStaff()
    expect(await outcome(ask({ level: 'keeper' }))).toBe('not-found')
    expect(await outcome(ask({ reason: 'so' }))).toBe('invalid-argument')
    await behind.change(membershipProducts, (await behind.get(membershipProducts, 'lover'))!, { status: 'retired' })
    expect(await outcome(ask())).toBe('not-found')
    await enter(undefined)
    expect(await outcome(ask())).toBe('unauthenticated')
    await enter({})
    expect(await outcome(ask())).toBe('not-joined')
    expect(await behind.find(membershipWaivers)).toEqual([])
    await behind.change(membershipProducts, (await behind.get(membershipProducts, 'lover'))!, { status: 'live' })
    await enter(ned)
    for (let i = 0; i < 5; i++) await ask({ reason: `${reason}, ${i}` })
    expect(await outcome(ask())).toBe('too-many-attempts')
  })

  it('is seen asking only by the people staff', async () => {
    const { ask, enter, services } = await membersAndStaff()
    const records = services.get(Records)
    await ask()
    for (const others of [{ pid: 'mia' }, { pid: 'p-mo', adm: 1, sc: 'm' }] as const) {
      await enter(others)
      await expect(records.get(membershipWaivers, id)).rejects.toMatchObject({ code: 'permission-denied' })
    }
    await enter(peopleEditor)
    expect((await records.get(membershipWaivers, id))?.reason).toBe(reason)
  })
})

describe('an approved waiver', () => {
  it('gives the term in the same step, with the reason of the staff, and is mailed once', async () => {
    const { ask, decide, enter, waiver, days, mails, behind } = await membersAndStaff()
    await ask()
    await enter(peopleEditor)
    expect(await decide('approve', why)).toEqual({ given: { start: '2027-10-16', end: '2028-10-15' }, mailed: true })
    expect(await waiver()).toMatchObject({ status: 'approved', decidedBy: 'p-pia' })
    expect(await behind.get(memberships, 'ned-artlover')).toMatchObject({ personId: 'ned', productId: 'lover', level: 'friend', since: '2027-10-16' })
    expect(await days('ned-artlover')).toEqual([['comp', '2027-10-16', '2028-10-15', why]])
    expect((await behind.find(audit)).filter(entry => entry.reason === why).map(({ action }) => action)).toEqual(['membership.give'])
    expect(await outcome(decide('approve', why))).toBe('illegal-transition')
    expect(mails()).toMatchObject([{ to: 'ned@post.example', subject: 'Your membership of Saltlight' }])
    expect(mails()[0]?.text).toContain('It begins on Oct 16, 2027. Its last day is Oct 15, 2028.')
  })

  it('begins after what is held, and may be asked for again a year later', async () => {
    const { ask, decide, enter, days, mails } = await membersAndStaff()
    for (const _ of [1, 2]) {
      await enter({ pid: 'mia' })
      await ask()
      await enter(peopleEditor)
      await decide('approve', why, 'mia-lover')
    }
    expect((await days('m-mia')).map(([kind, start, end]) => `${kind} ${start} ${end}`)).toEqual([
      'comp 2028-01-01 2028-12-31',
      'comp 2029-01-01 2029-12-31',
      'new 2027-01-01 2027-12-31',
    ])
    expect(mails()).toHaveLength(2)
  })

  it('of another level begins with its own first day: until then the paid level counts', async () => {
    const { ask, decide, enter, behind, localMode, context } = await membersAndStaff()
    const mia = async () => (await behind.get(memberships, 'm-mia'))!
    const product = (await behind.get(membershipProducts, 'lover'))!
    await behind.change(memberships, await mia(), { level: 'patron' })
    expect(product.levels.map(({ key }) => key)).toContain('friend')
    await enter({ pid: 'mia' })
    await ask()
    await enter(peopleEditor)
    await decide('approve', why, 'mia-lover')
    expect(await mia()).toMatchObject({ level: 'patron', levelChangesOn: '2028-01-01' })
    localMode.setNow(new Date('2028-01-01T18:00:00Z'))
    await beginLevels.run(context)
    expect(await mia()).toMatchObject({ level: 'friend' })
    expect((await mia()).levelChangesOn).toBeUndefined()
  })

  it('is not given where its person or level is gone: then nothing is decided', async () => {
    const { ask, decide, enter, waiver, behind, mails } = await membersAndStaff()
    await ask()
    await enter(peopleEditor)
    const product = (await behind.get(membershipProducts, 'lover'))!
    await behind.change(membershipProducts, product, { levels: product.levels.filter(({ key }) => key !== 'friend') })
    expect(await outcome(decide('approve', why))).toBe('not-found')
    expect([(await waiver()).status, await behind.get(memberships, 'ned-artlover'), mails()]).toEqual(['asked', undefined, []])
  })
})

describe('a declined waiver', () => {
  it('tells them why, by mail and in their dashboard, and they may ask again', async () => {
    const { ask, decide, enter, waiver, behind, mails, services } = await membersAndStaff()
    await ask()
    await enter(peopleEditor)
    expect(await decide('decline', declined)).toEqual({ mailed: true })
    expect(mails()).toMatchObject([{ to: 'ned@post.example', subject: 'Your request for a membership of Saltlight' }])
    expect(mails()[0]?.text).toContain(declined)
    expect(await behind.get(memberships, 'ned-artlover')).toBeUndefined()
    await enter(ned)
    expect(await services.get(OwnMembership).waivers()).toMatchObject([{ status: 'declined', answer: declined }])
    await ask()
    const again = await waiver()
    expect(again.status).toBe('asked')
    expect([again.answer, again.decidedBy, again.decidedAt]).toEqual([undefined, undefined, undefined])
  })

  it('is said to have no mail where no address takes any', async () => {
    const { ask, decide, enter, behind, mails } = await membersAndStaff()
    await ask()
    const person = (await behind.get(people, 'ned'))!
    await behind.change(people, person, { emails: person.emails.map(email => ({ ...email, bounce: { soft: 0, hardAt: new Date(0) } })) })
    await enter(peopleEditor)
    expect(await decide('decline', declined)).toEqual({ mailed: false })
    expect(mails()).toEqual([])
  })
})

describe('a decision on a waiver', () => {
  it('is made by somebody else than who asks, of the people staff', async () => {
    const { ask, decide, enter, waiver } = await membersAndStaff()
    await ask()
    expect(await outcome(decide('approve', why))).toBe('permission-denied')
    await enter({ pid: 'p-mo', adm: 1, sc: 'm' })
    expect(await outcome(decide('approve', why))).toBe('permission-denied')
    await enter({ pid: 'ned', adm: 1, sc: 'p' })
    expect(await outcome(decide('approve', why))).toBe('permission-denied')
    expect((await waiver()).status).toBe('asked')
  })

  it('is refused of one that was changed since it was seen', async () => {
    const { ask, enter, call, waiver } = await membersAndStaff()
    await ask()
    const { rev } = await waiver()
    await ask({ level: 'patron' })
    await enter(peopleEditor)
    expect(await outcome(call(decideWaiver, { decision: 'approve', id, rev, reason: why }))).toBe('record-overtaken')
    expect(await outcome(call(decideWaiver, { decision: 'approve', id: 'nobody', rev, reason: why }))).toBe('not-found')
  })

  it('is about the waiting request, if two people who asked were merged', async () => {
    const { ask, behind, waiver } = await membersAndStaff()
    const former = { personId: 'ned', productId: 'lover', level: 'friend', name: 'Art lovers, Friend', reason, askedAt: new Date(0) }
    await behind.commit(
      behind.creating(membershipWaivers, 'a-lover', { ...former, status: 'declined', answer: declined }),
      behind.creating(membershipWaivers, 'twin-lover', { ...former, status: 'asked' }),
    )
    await ask({ level: 'patron' })
    expect(await waiver('twin-lover')).toMatchObject({ status: 'asked', level: 'patron' })
    expect((await behind.find(membershipWaivers)).map(one => one.id).sort()).toEqual(['a-lover', 'twin-lover'])
  })
})
