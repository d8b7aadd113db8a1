import { describe, expect, it } from 'vitest'
import { roleGrants } from '../../../src/domain/accounts/roles/role-grants.collection'
import { audit } from '../../../src/domain/audit/audit.collection'
import { contactMessages } from '../../../src/domain/contact-form/contact-messages.collection'
import { mails } from '../../../src/domain/mail/mails.collection'
import { deletions } from '../../../src/domain/people/deletions.collection'
import { passport } from '../../../src/domain/people/passport.collection'
import { people } from '../../../src/domain/people/people.collection'
import { deleteMyAccount } from '../../../src/domain/privacy/delete-my-account.contract'
import { isStaff } from '../../../src/domain/privacy/request-deletion'
import { anonymisePerson } from '../../../src/domain/privacy/request-person-deletion.contract'
import { brokenRuleOf, call } from '../../../src/domain/shared/functions/cloud-function'
import { Records } from '../../../src/domain/shared/records/records'
import { placesOf, wordsLike } from '../../support/everything-stored'
import { peopleWorld } from '../../support/people-world'

const day = 86_400_000
const why = 'Ana Ruiz wrote to us from her address'
type World = Awaited<ReturnType<typeof peopleWorld>>

/** A patron from an old list, without an account; nobody ever confirmed her address. */
async function withPatron() {
  const world = await peopleWorld()
  await world.add('a', 'Ana Ruiz', { emails: [{ address: 'ana@patron.example', verified: false }], phones: ['+14155550177'], sourceKey: 'Ruiz-7' })
  await world.add('b', 'Bo Lind', { mail: 'bo@elsewhere.example' })
  await world.add('c', 'Cy Young', { birthYear: 2014, guardianEmail: 'ana@patron.example' })
  await world.say('a', 'news', 'in')
  const audited = new Records(world.context.documents, { current: undefined })
  const message = { topic: 'other', text: 'Hello', page: '/about/contact', suspected: false, sentAt: world.clock.now(), status: 'new' } as const
  await audited.commit(
    audited.creating(contactMessages, 'm1', { ...message, name: 'A. Ruiz', email: 'ana@patron.example' }),
    audited.creating(contactMessages, 'm2', { ...message, name: 'Bo', email: 'bo@elsewhere.example' }),
    audited.creating(passport, 's1', { personId: 'a', listingId: 'x', editionId: '2027', at: world.clock.now(), method: 'code' }),
  )
  return world
}

const ask = (personId = 'a', more: { readonly address?: string } = { address: 'Ana@Patron.example' }) => ({
  act: 'ask' as const,
  personId,
  askedBy: 'email' as const,
  reason: why,
  ...more,
})
const keep = (personId = 'a') => ({ act: 'keep' as const, personId, reason: 'She changed her mind' })
const pass = async (world: World, days: number) => {
  world.clock.setNow(new Date(world.clock.now().getTime() + days * day))
  await world.lookAtTheClock()
}
/** Includes one more night, because findings name records until the nightly checks run again. */
const wait = async (world: World, days: number) => {
  await pass(world, days)
  await pass(world, 1)
}
const ruleOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { code?: string }) => brokenRuleOf(error)?.rule ?? error.code,
  )
const mailsTo = ({ localMode }: World, address: string) => localMode.state.outbox.filter(({ to }) => to === address).reverse()
/** Random ids cannot contain any of these. */
const ofAna = wordsLike('"Ruiz"', 'Ana Ruiz', 'Ruiz, Ana', 'A. Ruiz', 'ana@patron.example', '+14155550177', 'Ruiz-7')

describe('a patron without an account, who asks our staff to be forgotten', () => {
  it('is mailed when, what the law keeps and why; after seven days nothing names them, and others are as they were', async () => {
    const world = await withPatron()
    const before = await world.person('b')
    expect(await world.call(anonymisePerson, ask())).toEqual({ dueAt: new Date(world.clock.now().getTime() + 7 * day).toISOString(), mailed: true })
    const [mail] = mailsTo(world, 'ana@patron.example')
    expect(mail).toMatchObject({ subject: 'We will delete your data' })
    for (const told of ['2027-10-23', 'proof of gifts, for 7 years (26 U.S.C.', 'for 5 years (28 U.S.C. § 2462)']) expect(mail!.text).toContain(told)
    await pass(world, 6)
    expect((await world.person('a')).names.display).toBe('Ana Ruiz')
    await wait(world, 1)
    expect(await placesOf(world, ofAna)).toEqual([])
    expect(await world.house.get(deletions, 'a')).toMatchObject({ status: 'done', askedBy: 'email' })
    expect((await world.house.get(deletions, 'a'))!.provenKey).toBeUndefined()
    expect(await world.person('b')).toEqual(before)
    expect((await world.house.find(contactMessages)).map(({ id }) => id)).toEqual(['m2'])
    expect((await world.house.find(passport)).map(({ personId }) => personId)).toEqual([undefined])
    expect((await world.person('c')).guardianEmail).toBeUndefined()
    expect((await world.person('c')).names.display).toBe('Cy Young')
  })

  it('is in the audit as whoever asks from an account: who took it, how they asked; the reason goes with them', async () => {
    const world = await withPatron()
    await world.call(anonymisePerson, ask())
    const entries = async () =>
      (await world.house.find(audit, { where: [['entityId', '==', 'a']] }))
        .filter(({ action }) => action.startsWith('account.deletion.'))
        .sort((x, y) => x.createdAt.getTime() - y.createdAt.getTime())
    expect(await entries()).toMatchObject([{ action: 'account.deletion.ask', actor: 'p-staff', after: { askedBy: 'email' }, reason: why }])
    await pass(world, 7)
    expect((await entries()).map(({ action, actor, reason }) => [action, actor, reason])).toEqual([
      ['account.deletion.ask', 'p-staff', undefined],
      ['account.deletion.finish', 'system', undefined],
    ])
  })

  it('keeps what only an unproven address claims, where they did not write from it: it may be somebody else’s', async () => {
    const world = await withPatron()
    await world.call(anonymisePerson, ask('a', {}))
    await pass(world, 7)
    expect((await world.person('a')).status).toBe('anonymised')
    expect((await world.house.find(contactMessages)).map(({ id }) => id)).toEqual(['m1', 'm2'])
    expect((await world.person('c')).guardianEmail).toBe('ana@patron.example')
  })

  it('is kept when staff cancel during the seven days, is mailed that too, and may ask again', async () => {
    const world = await withPatron()
    await world.call(anonymisePerson, ask())
    await pass(world, 3)
    await world.enter({ pid: 'p-colleague', adm: 1, sc: 'p' })
    await world.call(anonymisePerson, keep())
    await pass(world, 30)
    expect((await world.person('a')).names.display).toBe('Ana Ruiz')
    expect(mailsTo(world, 'ana@patron.example').map(({ subject }) => subject)).toEqual(['We will delete your data', 'We will not delete your data'])
    await world.enter({ pid: 'p-colleague', adm: 1, sc: 'p' })
    await world.call(anonymisePerson, ask())
    await wait(world, 7)
    expect(await placesOf(world, ofAna)).toEqual([])
    expect(await ruleOf(world.call(anonymisePerson, keep()))).toBe('illegal-transition')
  })

  it('is forgotten without a mail where we have no address', async () => {
    const world = await peopleWorld()
    await world.add('a', 'Ana Ruiz')
    expect(await world.call(anonymisePerson, ask('a', {}))).toMatchObject({ mailed: false })
    await wait(world, 7)
    expect(await placesOf(world, ofAna)).toEqual([])
    expect(await world.house.find(mails)).toEqual([])
  })
})

describe('a person with an account, who asks our staff', () => {
  const withMember = async () => {
    const world = await withPatron()
    const account = await world.account('a', 'ana@patron.example')
    return { world, account }
  }

  it('gets the mail of the account, can cancel in their own settings, and loses the account', async () => {
    const { world, account } = await withMember()
    await world.call(anonymisePerson, ask())
    expect(mailsTo(world, 'ana@patron.example').map(({ subject, link }) => [subject, link])).toEqual([
      ['Your account will be deleted', expect.stringContaining('/dashboard/settings')],
    ])
    await world.auth.signOut()
    await account.signIn()
    await world.call(deleteMyAccount, { act: 'keep' })
    expect((await world.house.get(deletions, 'a'))!.status).toBe('kept')
    await world.auth.signOut()
    await world.enter({ pid: 'p-staff', adm: 1, sc: 'p' })
    await world.call(anonymisePerson, ask())
    await pass(world, 7)
    expect(await world.context.accounts.find(account.uid)).toBeUndefined()
    expect(await placesOf(world, ofAna)).toEqual([])
  })

  it('who asked in their own account is not kept by staff: they alone cancel that', async () => {
    const { world, account } = await withMember()
    await world.auth.signOut()
    await account.signIn()
    await world.call(deleteMyAccount, { act: 'ask' })
    await world.auth.signOut()
    await world.enter({ pid: 'p-staff', adm: 1, sc: 'p' })
    expect(await ruleOf(world.call(anonymisePerson, keep()))).toBe('permission-denied')
    expect((await world.house.get(deletions, 'a'))!.status).toBe('cooling')
  })

  it('and joined after the request, loses that account too', async () => {
    const world = await withPatron()
    await world.call(anonymisePerson, ask())
    const { uid } = await world.account('a', 'ana@patron.example')
    await pass(world, 7)
    expect(await world.context.accounts.find(uid)).toBeUndefined()
  })
})

describe('nobody is forgotten by staff', () => {
  const grant = { personId: 'a', personName: 'Ana', scopes: ['guide'], reason: why, requestedBy: 'p-root', status: 'active' } as const

  it.each(['admin', 'superadmin'] as const)(
    'while they work here, as %s; and the request waits while they were given the role meanwhile',
    async role => {
      const world = await withPatron()
      await world.call(anonymisePerson, ask())
      await world.house.commit(world.house.creating(roleGrants, 'g', { ...grant, role }))
      await pass(world, 8)
      expect((await world.person('a')).names.display).toBe('Ana Ruiz')
      await world.enter({ pid: 'p-root', sa: 1 })
      await world.add('d', 'Di Moe')
      await world.house.commit(world.house.creating(roleGrants, 'g2', { ...grant, role, personId: 'd' }))
      expect(await ruleOf(world.call(anonymisePerson, ask('d', {})))).toBe('staff-account')
      await world.house.commit(world.house.deleting(roleGrants, 'g'))
      await pass(world, 1)
      expect((await world.person('a')).status).toBe('anonymised')
    },
  )

  it('whose account has a role by its claims alone, as the first superadmin’s', async () => {
    const world = await withPatron()
    await world.account('a', 'ana@patron.example', { sa: 1 })
    expect(await ruleOf(world.call(anonymisePerson, ask()))).toBe('staff-account')
  })

  it('before their accounts are looked at, of which a person may have none', async () => {
    const { context, house, account } = await withPatron()
    const asked: string[] = []
    const find = (uid: string) => {
      asked.push(uid)
      return context.accounts.find(uid)
    }
    const accounts: typeof context.accounts = Object.create(context.accounts, { find: { value: find } })
    expect([await isStaff(house, { accounts }, 'a'), asked]).toEqual([false, []])
    const { uid } = await account('a', 'ana@patron.example')
    expect([await isStaff(house, { accounts }, 'a', uid), asked]).toEqual([false, [uid]])
  })

  it('who was merged, does not exist, or has another address', async () => {
    const world = await withPatron()
    await world.house.commit(world.house.changing(people, await world.person('b'), { status: 'merged', mergedInto: 'a' }))
    expect(await ruleOf(world.call(anonymisePerson, ask('b', {})))).toBe('merge-over')
    expect(await ruleOf(world.call(anonymisePerson, ask('nobody', {})))).toBe('not-found')
    expect(await ruleOf(world.call(anonymisePerson, ask('a', { address: 'bo@elsewhere.example' })))).toBe('email-differs')
    expect(await world.house.find(deletions)).toEqual([])
  })
})

describe('attacks: the request is refused', () => {
  it.each([
    ['staff of every other scope', { pid: 'p-other', adm: 1, sc: 'cgmes' } as const],
    ['a member', { pid: 'b' } as const],
    ['a volunteer', { pid: 'b', vol: '2027-10-16' } as const],
    ['staff who see the site as a member', { pid: 'b', imp: 'p-staff', adm: 1, sc: 'p', end: 4_000_000_000 } as const],
  ])('to %s', async (_, claims) => {
    const world = await withPatron()
    await world.enter(claims)
    for (const input of [ask(), keep()]) expect(await ruleOf(call(world.functions, anonymisePerson, input))).toBe('permission-denied')
    expect(await world.house.find(deletions)).toEqual([])
  })

  it('to a visitor', async () => {
    const world = await withPatron()
    await world.enter(undefined)
    expect(await ruleOf(call(world.functions, anonymisePerson, ask()))).toMatch(/unauthenticated|permission-denied/)
  })

  it('to staff who did not give their password in the last five minutes', async () => {
    const world = await withPatron()
    world.later(6)
    expect(await ruleOf(call(world.functions, anonymisePerson, ask()))).toMatch(/requires-recent-login/)
    expect(await world.house.find(deletions)).toEqual([])
  })

  it('to staff who write it past the program, or ask for more than twenty a day', async () => {
    const world = await withPatron()
    const cooling = { askedAt: world.clock.now(), dueAt: world.clock.now(), status: 'cooling' }
    await expect(world.documents.commit([{ op: 'create', path: 'deletions/b', data: cooling }])).rejects.toMatchObject({ code: 'permission-denied' })
    for (let i = 0; i < 20; i++) {
      await world.add(`p${i}`, `Pat Nr${i}`)
      await world.call(anonymisePerson, ask(`p${i}`, {}))
    }
    expect(await ruleOf(call(world.functions, anonymisePerson, ask()))).toBe('too-many-attempts')
  })
})
