import { describe, expect, it } from 'vitest'
import { AccountSettingsService } from '../../../src/domain/accounts/account-settings-service'
import { saveJoiningDraft } from '../../../src/domain/accounts/save-joining-draft.contract'
import { type JoinInput, joinAsMember } from '../../../src/domain/joining/join-as-member.contract'
import { joinAsMemberHandler } from '../../../src/domain/joining/join-as-member.handler'
import { JoiningService } from '../../../src/domain/joining/joining-service'
import { matchPeople } from '../../../src/domain/merging/match-people'
import { people } from '../../../src/domain/people/people.collection'
import { brokenRuleOf } from '../../../src/domain/shared/functions/cloud-function'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { Records } from '../../../src/domain/shared/records/records'
import { sha256 } from '../../../src/domain/shared/sha256'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const password = 'lanterns over water'
const ada: JoinInput = {
  kind: 'artlover',
  first: ' Ada ',
  last: 'Byron',
  birthYear: 1985,
  hadBirthday: false,
  topics: ['news', 'guide'],
  evidence: 'Tell me about news and the guide',
}

const ruleOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => brokenRuleOf(error)?.rule ?? String(error),
  )

async function opened(options = {}) {
  const world = await memoryWorld(options)
  return { world, joining: world.services.get(JoiningService), own: world.services.get(AccountSettingsService) }
}

/** Opens the newest link of the outbox, which verifies the address. */
async function verify({ localMode, auth }: MemoryWorld) {
  const link = localMode.state.outbox.find(mail => mail.link?.includes('verifyEmail'))?.link ?? ''
  await auth.applyActionCode(new URL(link, 'http://local').searchParams.get('oobCode') ?? '')
}

describe('joining', () => {
  it('creates the person, the consents and an audit entry, and the address key once the address is confirmed', async () => {
    const { world, joining, own } = await opened()
    await joining.makeAccount(' Ada@Example.org ', password)
    expect(world.auth.current?.claims).toEqual({})
    expect(await own.person()).toBeUndefined()
    const { personId, isNew } = await joining.join(ada)
    expect(isNew).toBe(true)
    expect(world.auth.current).toMatchObject({ claims: { pid: personId }, displayName: 'Ada Byron' })
    const person = await own.person()
    expect(person).toMatchObject({ names: { display: 'Ada Byron', sort: 'Byron, Ada' }, emails: [{ address: 'ada@example.org', verified: false }] })
    expect(person).toMatchObject({ uid: world.auth.current?.uid, tags: ['art lover'], kind: 'person', birthYear: 1985 })
    expect(await own.topics()).toEqual(['news', 'guide'])
    const key = async () => (await world.store.get(`emailKeys/${await sha256('ada@example.org')}`))?.data['personId']
    expect(await key()).toBeUndefined()
    await verify(world)
    expect((await own.person())?.emails).toMatchObject([{ address: 'ada@example.org', verified: true }])
    expect(await key()).toBe(personId)
    expect((await world.store.get(`accounts/${world.auth.current?.uid}`))?.data).toMatchObject({ personId, status: 'active' })
    const [note] = await world.store.query({ collection: 'audit', where: [['action', '==', 'person.join']] })
    expect(note?.data).toMatchObject({ entity: 'people', entityId: personId })
    expect(JSON.stringify(note?.data)).not.toMatch(/Ada|Byron|example/)
  })

  it.each([
    ['李', '小龙'],
    ['Ñandú Ωmega', 'Łukasiewicz-Þór'],
    ['محمد', 'عبد الرحمن'],
    ['a'.repeat(78), '🎨'.repeat(30)],
    ['🎨'.repeat(40), 'x'],
  ])('takes the name %s %s, and cuts no character in two where it is shortened', async (first, last) => {
    const { world, joining, own } = await opened()
    await joining.makeAccount('ada@example.org', password)
    const { personId } = await joining.join({ ...ada, kind: 'artist', first, last })
    const { display, sort } = (await own.person())!.names
    const artist = (await world.store.get(`artists/${personId}`))!.data as { displayName: string; handle: string }
    for (const name of [display, sort, artist.displayName]) expect(name).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/)
    expect(artist.handle).toMatch(/^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/)
  })

  it('makes nobody an artist who did not join as one', async () => {
    const { world, joining } = await opened()
    await joining.makeAccount('ada@example.org', password)
    const { personId } = await joining.join(ada)
    expect(await world.store.get(`artists/${personId}`)).toBeUndefined()
  })

  it('removes invisible characters from names', async () => {
    const { joining, own } = await opened()
    await joining.makeAccount('ada@example.org', password)
    await joining.join({ ...ada, first: '\u202eAda\u0000', last: 'By\u0007ron\u2066' })
    expect((await own.person())?.names).toMatchObject({ first: 'Ada', last: 'By ron', display: 'Ada By ron' })
  })

  it('returns the same when it is called again, and completes a call that was interrupted before the claim', async () => {
    const { world, joining } = await opened()
    await joining.makeAccount('ada@example.org', password)
    const { personId } = await joining.join(ada)
    expect(await joining.join(ada)).toEqual({ personId, isNew: false })
    await world.context.accounts.setClaims(world.auth.current!.uid, {})
    await world.auth.refreshClaims()
    expect(await joining.join(ada)).toEqual({ personId, isNew: false })
    expect(world.auth.current?.claims.pid).toBe(personId)
    expect(await world.store.query({ collection: 'people' })).toHaveLength(1)
    expect(await world.store.query({ collection: 'consents' })).toHaveLength(2)
  })

  it('goes on as a member where the tab was closed before the new token came', async () => {
    const { world, joining } = await opened()
    await joining.makeAccount('ada@example.org', password)
    const { personId } = await world.call(joinAsMember, ada)
    expect(world.auth.current?.claims).toEqual({})
    expect(await joining.resume()).toEqual({})
    expect(world.auth.current?.claims).toEqual({ pid: personId })
  })

  it('gets its claim where the host stopped between the person and the claim', async () => {
    const { world, joining } = await opened()
    await joining.makeAccount('ada@example.org', password)
    const { personId } = await world.call(joinAsMember, ada)
    await world.context.accounts.setClaims(world.auth.current!.uid, {})
    await joining.resume()
    expect(world.auth.current?.claims).toEqual({ pid: personId })
  })

  it('stores the unfinished form with the account, readable by its holder only, until joining is done', async () => {
    const { world, joining } = await opened()
    await joining.makeAccount('ada@example.org', password)
    expect((await world.call(saveJoiningDraft, {})).draft).toEqual({})
    await world.call(saveJoiningDraft, { draft: { kind: 'student', first: 'Ada' } })
    await world.call(saveJoiningDraft, { draft: { kind: 'artist', first: 'Ada', last: 'B' } })
    const { uid } = world.auth.current!
    await expect(world.documents.get(`joinings/${uid}`)).rejects.toMatchObject({ code: 'permission-denied' })
    await world.auth.signOut()
    await joining.makeAccount('bela@example.org', password)
    expect((await world.call(saveJoiningDraft, {})).draft).toEqual({})
    await world.auth.signOut()
    await world.auth.signIn('ada@example.org', password)
    expect((await world.call(saveJoiningDraft, {})).draft).toEqual({ kind: 'artist', first: 'Ada', last: 'B' })
    await joining.join(ada)
    expect(await world.store.get(`joinings/${uid}`)).toBeUndefined()
  })

  it('refuses people under 13, asks for the birthday only in that year, and requires a guardian under 18', async () => {
    const { joining } = await opened({ now: new Date('2027-06-01T12:00:00Z') })
    await joining.makeAccount('ada@example.org', password)
    expect(await ruleOf(joining.join({ ...ada, birthYear: 2015, hadBirthday: true }))).toBe('too-young')
    expect(await ruleOf(joining.join({ ...ada, birthYear: 2014 }))).toBe('too-young')
    await expect(joining.join({ ...ada, birthYear: 2014 })).rejects.toMatchObject({ details: { rule: 'too-young', years: 13 } })
    expect(await ruleOf(joining.join({ ...ada, birthYear: 2014, hadBirthday: true }))).toBe('guardian-missing')
    expect(await ruleOf(joining.join({ ...ada, birthYear: 2009 }))).toBe('guardian-missing')
    await joining.join({ ...ada, birthYear: 2009, guardianEmail: 'Parent@example.org' })
  })

  it('tells the guardian of a young member by mail, once, and nobody for an adult', async () => {
    const { world, joining } = await opened({ now: new Date('2027-06-01T12:00:00Z') })
    await joining.makeAccount('ada@example.org', password)
    const young = { ...ada, birthYear: 2009, guardianEmail: 'Parent@example.org' }
    await joining.join(young)
    await joining.join({ ...young, guardianEmail: 'stranger@example.org' })
    expect(world.localMode.state.outbox.filter(({ subject }) => / has joined /.test(subject))).toMatchObject([
      { to: 'parent@example.org', text: expect.stringContaining('named you as parent or guardian'), link: '/privacypolicy' },
    ])
    await world.auth.signOut()
    await joining.makeAccount('bela@example.org', password)
    await joining.join({ ...ada, first: 'Bela', guardianEmail: 'other@example.org' })
    expect(world.localMode.state.outbox.filter(({ to }) => to === 'other@example.org')).toEqual([])
  })

  it.each(['Win $500 at evil.example', 'https://evil.example', 'Call +1 555 1234567', 'a'.repeat(60), 'you@evil.example'])(
    'carries no text of a stranger’s to an address of the stranger’s choice: %s',
    async first => {
      const { world, joining } = await opened({ now: new Date('2027-06-01T12:00:00Z') })
      await joining.makeAccount('ada@example.org', password)
      await joining.join({ ...ada, first, birthYear: 2009, guardianEmail: 'victim@example.org' })
      const mail = world.localMode.state.outbox.find(({ to }) => to === 'victim@example.org')!
      expect(mail.subject).toMatch(/^A young member has joined /)
      expect(`${mail.subject} ${mail.text}`).not.toContain(first)
    },
  )

  it('sends ten mails an hour to one guardian, however many accounts name the same', async () => {
    const { world, joining } = await opened({ now: new Date('2027-06-01T12:00:00Z') })
    const outcomes: string[] = []
    for (let i = 0; i < 12; i++) {
      const { uid } = await joining.makeAccount(`stranger${i}@spam.example`, password)
      const ports = { ...world.context, actor: { uid, claims: {} }, network: `192.0.${i}` }
      outcomes.push(await ruleOf(invokeHandler(joinAsMemberHandler, ports, { ...ada, birthYear: 2009, guardianEmail: 'victim@example.org' })))
      await world.auth.signOut()
    }
    expect(outcomes.filter(outcome => outcome === 'too-many-attempts')).toHaveLength(2)
    expect(world.localMode.state.outbox.filter(({ to }) => to === 'victim@example.org')).toHaveLength(10)
  })

  it('links a known person without an account to the account with the verified address, and to no other', async () => {
    const { world, joining, own } = await opened({ sample: true })
    const [friend] = await world.store.query({ collection: 'people', where: [['tags', 'array-contains', 'volunteer']], limit: 1 })
    const address = (friend!.data['emails'] as { address: string }[])[0]!.address
    await joining.makeAccount(address, password)
    await verify(world)
    expect(await joining.join(ada)).toEqual({ personId: friend!.id, isNew: false })
    const person = await own.person()
    expect(person).toMatchObject({ names: friend!.data['names'], uid: world.auth.current?.uid })
    expect(person?.tags).toEqual(expect.arrayContaining(['volunteer', 'art lover']))
  })

  it('answers whoever has not confirmed an address that somebody has as if nobody had it', async () => {
    const { world, joining } = await opened({ sample: true })
    const [friend] = await world.store.query({ collection: 'people', where: [['tags', 'array-contains', 'volunteer']], limit: 1 })
    await joining.makeAccount((friend!.data['emails'] as { address: string }[])[0]!.address, password)
    const { personId, isNew } = await joining.join(ada)
    expect([isNew, personId === friend!.id]).toEqual([true, false])
    expect((await world.store.get(friend!.path))?.data['uid']).toBeUndefined()
  })

  it('mails the person with the same name and phone instead of revealing who they are', async () => {
    const { world, joining, own } = await opened()
    await joining.makeAccount('ada@example.org', password)
    await joining.join({ ...ada, phone: '(555) 123-4567' })
    await verify(world)
    await own.person()
    await world.auth.signOut()
    await joining.makeAccount('ada@other.example', password)
    const again = { ...ada, first: 'ada', phone: '555 123 4567' }
    expect(await joining.join(again)).toEqual({ personId: expect.any(String), isNew: true })
    expect(world.localMode.state.outbox[0]).toMatchObject({ to: 'ada@example.org', subject: 'Is this you?' })
    expect(matchPeople(await new Records(world.store, { current: undefined }).find(people))).toHaveLength(1)
  })

  it('sends one mail to a person with the same name and phone, however many accounts join a hundred times', async () => {
    const { world, joining, own } = await opened()
    await joining.makeAccount('ada@example.org', password)
    await joining.join({ ...ada, phone: '(555) 123-4567' })
    await verify(world)
    await own.person()
    await world.auth.signOut()
    const outcomes = new Map<string, number>()
    for (let i = 0; i < 100; i++) {
      const { uid } = await joining.makeAccount(`stranger${i}@spam.example`, password)
      const outcome = await ruleOf(
        invokeHandler(
          joinAsMemberHandler,
          { ...world.context, actor: { uid, claims: {} }, network: `192.0.${i}` },
          { ...ada, phone: '555 123 4567' },
        ),
      )
      await world.auth.signOut()
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
    expect(Object.fromEntries(outcomes)).toEqual({ accepted: 9, 'too-many-attempts': 91 })
    expect(world.localMode.state.outbox.filter(({ subject }) => subject === 'Is this you?')).toHaveLength(1)
  })

  it('requires an account, and refuses invalid input', async () => {
    const { world, joining } = await opened()
    await expect(world.functions.call('joinAsMember', ada)).rejects.toMatchObject({ code: 'unauthenticated' })
    await joining.makeAccount('ada@example.org', password)
    await expect(joining.join({ ...ada, first: '  ' })).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(world.functions.call('joinAsMember', { ...ada, pid: 'p-superadmin' })).rejects.toMatchObject({ code: 'invalid-argument' })
  })

  it.each([
    ['short', 'too short'],
    ['is-email', 'adalovelace@example.org'],
    ['few-characters', 'abababababab'],
    ['common', '1qaz2wsx3edc'],
    ['common', 'QWERTY123456'],
  ])('takes no password that is %s', async (problem, weak) => {
    const { joining, world } = await opened()
    const refusal = await joining.makeAccount('AdaLovelace@example.org', weak).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ rule: 'password-weak', details: { problem } })
    expect(world.auth.current).toBeUndefined()
  })
})
