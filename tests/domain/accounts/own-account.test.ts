import { describe, expect, it } from 'vitest'
import { memoryWorld } from '../../../src/adapters/memory/memory-world'
import { samplePassword } from '../../../src/adapters/memory/sample/sample-account'
import { AccountLinks } from '../../../src/domain/accounts/account-links'
import { agreedTopics, type Consent } from '../../../src/domain/accounts/consents'
import { deletions } from '../../../src/domain/accounts/deletions'
import { emailKey } from '../../../src/domain/accounts/email-keys'
import { exportMyData } from '../../../src/domain/accounts/export-my-data.function'
import { finishDeletions } from '../../../src/domain/accounts/finish-deletions.function'
import { finishDeletionsHandler } from '../../../src/domain/accounts/finish-deletions.handler'
import { OwnAccount } from '../../../src/domain/accounts/own-account'
import { OwnData } from '../../../src/domain/accounts/own-data'
import { owningFields } from '../../../src/domain/accounts/owned-by'
import { passport } from '../../../src/domain/accounts/passport'
import { PublishedArt } from '../../../src/domain/artists/published-art'
import { collections } from '../../../src/domain/collections'
import { PictureUploads } from '../../../src/domain/content/picture-uploads'
import { publishSnapshotHandler } from '../../../src/domain/guide/publish-snapshot.handler'
import { artLovers } from '../../../src/domain/memberships/art-lovers'
import { contactLog } from '../../../src/domain/people/contact-log'
import { mergePeople } from '../../../src/domain/people/merge-people.function'
import { OwnProofs } from '../../../src/domain/people/own-proofs'
import { personNotes } from '../../../src/domain/people/person-notes'
import { brokenRuleOf, call } from '../../../src/domain/shared/cloud-function'
import { peopleWorld } from '../../support/people-world'

const day = 86_400_000
const photo = { file: new Blob([new Uint8Array(900_000)], { type: 'image/webp' }), width: 2000, height: 1500, alt: 'A red kite over a roof.' }

async function as(key: string) {
  const world = await memoryWorld({ sample: true, as: key })
  const pid = world.auth.current!.claims.pid!
  return { world, pid, own: world.services.get(OwnAccount), links: world.services.get(AccountLinks) }
}
const ruleOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => brokenRuleOf(error)?.rule ?? String(error),
  )
const answer = (topic: 'news' | 'events', state: 'in' | 'out') => ({ topic, state, evidence: 'words shown', source: 'settings' })

describe('consents', () => {
  it('count by the latest answer, whatever order they are read in', () => {
    const at = (n: number, state: Consent['state'], topic: Consent['topic'] = 'news') => ({ topic, state, at: new Date(n) })
    expect(agreedTopics([at(3, 'out'), at(1, 'in'), at(2, 'in'), at(1, 'in', 'sms')])).toEqual(['sms'])
    expect(agreedTopics([at(2, 'in'), at(1, 'out')])).toEqual(['news'])
  })

  it('are added, never changed, and not repeated', async () => {
    const { world, own, pid } = await as('artlover')
    const before = await own.topics()
    expect(before).not.toContain('events')
    await own.answer(answer('events', 'in'))
    await own.answer(answer('events', 'in'))
    await own.answer(answer('events', 'out'))
    await own.answer(answer('events', 'in'))
    expect(await own.topics()).toContain('events')
    const kept = await world.store.query({
      collection: 'consents',
      where: [
        ['personId', '==', pid],
        ['topic', '==', 'events'],
      ],
    })
    expect(kept.map(({ data }) => data['state'] as string).toSorted((a, b) => a.localeCompare(b))).toEqual(['in', 'in', 'out'])
    for (const op of ['update', 'set', 'delete'] as const)
      await expect(
        world.documents.commit([{ op, path: kept[0]!.path, ...(op !== 'delete' && { data: { state: 'out' } }) } as never]),
      ).rejects.toMatchObject({
        code: 'permission-denied',
      })
  })

  it('of others are nobody else’s to read', async () => {
    const { world, own } = await as('artlover')
    await own.answer(answer('events', 'in'))
    await world.signInAs('donor')
    await expect(world.documents.query({ collection: 'consents', where: [['personId', '==', 'p-artlover']] })).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })
})

describe('what is kept of somebody', () => {
  it('comes whole, by the policy’s own word, and without anybody else', async () => {
    const { pid, world } = await as('artist')
    const { records, account } = await call(world.functions, exportMyData, {})
    expect(account).toMatchObject({ uid: world.auth.current?.uid, email: world.auth.current?.email })
    expect(Object.keys(account as object).sort()).toEqual([
      'claims',
      'createdAt',
      'disabled',
      'displayName',
      'email',
      'emailVerified',
      'lastSignInAt',
      'providers',
      'uid',
    ])
    expect(records['people']).toHaveLength(1)
    expect(records['artists']).toHaveLength(1)
    const works = await world.store.query({ collection: 'artworks', where: [['artistId', '==', pid]] })
    expect(works.length).toBeGreaterThan(0)
    expect((records['artworks'] as { id: string }[]).map(({ id }) => id).sort()).toEqual(works.map(({ id }) => id).sort())
    expect(Object.keys(records)).toEqual(expect.arrayContaining(['accounts', 'images']))
    expect(Object.keys(records)).not.toContain('emailKeys')
  })

  it('is gathered with every picture, told one by one, and says which files are not there', async () => {
    const { world, pid } = await as('artist')
    const id = await (await world.services.get(PictureUploads).send(photo)).done
    const recorded = (await world.store.query({ collection: 'images', where: [['ownerId', '==', pid]] })).length
    const told: string[] = []
    const gathered = await world.services.get(OwnData).gather((done, of) => told.push(`${done}/${of}`), new AbortController().signal)
    expect(gathered.files.map(({ name, content }) => [name, content.size > 500])).toEqual([
      ['my-data.json', true],
      [`pictures/${pid}/${id}.webp`, true],
    ])
    // The season's own pictures lie beside the page, and there is none in a test.
    expect(gathered.missing).toHaveLength(recorded - 1)
    expect([told[0], told.at(-1)]).toEqual([`0/${recorded}`, `${recorded}/${recorded}`])
    expect(JSON.parse(await gathered.files[0]!.content.text())).toMatchObject({ records: { people: [{ id: pid }] } })
  })

  it('stops being gathered when asked', async () => {
    const { world } = await as('artist')
    const stop = new AbortController()
    await expect(world.services.get(OwnData).gather(() => stop.abort(), stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('lies where one query finds it', () => {
    const owned = collections.filter(of => owningFields(of).length > 0)
    expect(owned.map(({ path }) => path)).toEqual(expect.arrayContaining(['people', 'consents', 'deletions', 'passport', 'artworks', 'images']))
    // What lies under other documents is found as a group, whose name must then belong to it alone, and never by the document's own id.
    const under = owned.filter(({ path }) => path.includes('/'))
    const nameOf = ({ path }: { readonly path: string }) => path.split('/').at(-1)
    expect(under.filter(of => collections.filter(other => nameOf(other) === nameOf(of)).length > 1).map(({ path }) => path)).toEqual([])
    expect(under.flatMap(owningFields).filter(({ field }) => field === 'id')).toEqual([])
  })
})

describe('deleting an account', () => {
  it('waits seven days, tells its holder, and can be taken back', async () => {
    const { own, world } = await as('artlover')
    await own.deleteAccount('ask')
    expect(await own.deletion()).toMatchObject({ status: 'cooling', dueAt: new Date(world.clock.now().getTime() + 7 * day) })
    expect(world.localMode.state.outbox[0]).toMatchObject({ to: world.auth.current?.email, link: '/dashboard/settings' })
    await world.lookAtTheClock()
    expect(world.auth.current).toBeDefined()
    // Asked again, because an answer was lost: nothing is asked twice.
    const { outbox } = world.localMode.state
    await own.deleteAccount('ask')
    expect(world.localMode.state.outbox).toEqual(outbox)
    await own.deleteAccount('keep')
    await own.deleteAccount('keep')
    expect((await own.deletion())?.status).toBe('kept')
    world.clock.setNow(new Date(world.clock.now().getTime() + 8 * day))
    await world.lookAtTheClock()
    expect(world.auth.current).toBeDefined()
    expect((await own.person())?.status).toBe('active')
  })

  it('leaves a person without a name, works or pictures seven days later, and frees the address', async () => {
    const { own, world, pid } = await as('artist')
    const { email, uid } = world.auth.current!
    const handle = String((await world.store.get(`artists/${pid}`))?.data['handle'])
    const art = world.services.get(PublishedArt)
    const sending = await world.services.get(PictureUploads).send(photo)
    const file = `pictures/${pid}/${await sending.done}.webp`
    expect(await art.artist(handle)).toBeDefined()
    await own.deleteAccount('ask')
    world.clock.setNow(new Date(world.clock.now().getTime() + 7 * day))
    await world.lookAtTheClock()
    expect(world.auth.current).toBeUndefined()
    await expect(world.auth.signIn(email, samplePassword)).rejects.toMatchObject({ code: 'invalid-credential' })
    const person = (await world.store.get(`people/${pid}`))?.data
    expect(person).toMatchObject({ status: 'anonymised', emails: [], tags: [] })
    expect(JSON.stringify([person, (await world.store.get(`artists/${pid}`))?.data])).not.toContain(email)
    expect((await world.store.get(`artists/${pid}`))?.data['status']).toBe('hidden')
    expect(await world.store.get(`accounts/${uid}`)).toBeUndefined()
    expect(await world.store.get(`emailKeys/${await emailKey(email)}`)).toBeUndefined()
    for (const [collection, field] of [
      ['artworks', 'artistId'],
      ['images', 'ownerId'],
    ] as const)
      expect(await world.store.query({ collection, where: [[field, '==', pid]] })).toEqual([])
    await expect(world.world.storage.read(file)).rejects.toMatchObject({ code: 'object-not-found' })
    expect(await art.artist(handle)).toBeUndefined()
    expect(await world.store.query({ collection: 'auditValues', where: [['entityId', 'in', [pid, uid]]] })).toEqual([])
    await world.auth.signUp(email, samplePassword, 'Somebody new')
  })

  it('takes along what was sent as proof, with its document, and what was kept to find again', async () => {
    const { own, world, pid } = await as('artlover')
    await world.services.get(OwnProofs).send('student', new File(['a card'], 'card.pdf', { type: 'application/pdf' }), () => undefined)
    const theirs = (collection: string) => world.store.query({ collection, where: [['personId', '==', pid]] })
    const [proof] = await theirs('eligibility')
    const path = String(proof!.data['filePath'])
    expect([(await theirs('savedSearches')).length, await (await world.world.storage.read(path)).text()]).toEqual([2, 'a card'])
    await own.deleteAccount('ask')
    world.clock.setNow(new Date(world.clock.now().getTime() + 7 * day))
    await world.lookAtTheClock()
    expect([await theirs('eligibility'), await theirs('savedSearches')]).toEqual([[], []])
    await expect(world.world.storage.read(path)).rejects.toMatchObject({ code: 'object-not-found' })
  })

  it('takes along what merges kept of the same person, and what was noted of talks with her; stamps are nobody’s then', async () => {
    const world = await peopleWorld()
    await world.add('a', 'Ana Ruiz', { mail: 'ana@x.example', sourceKey: 'Ruiz-7' })
    await world.add('b', 'Anna Ruiz', { mail: 'anna@y.example', phones: ['4155550111'] })
    await world.add('c', 'A. Ruiz', { mail: 'ar@z.example' })
    const { uid } = await world.account('a', 'ana@x.example')
    const { house } = world
    const at = world.clock.now()
    await house.commit(
      house.creating(personNotes, 'b', { note: 'Ruiz likes mornings.' }),
      house.creating(contactLog, 'talk', {
        personId: 'b',
        authorId: 'p-staff',
        channel: 'call',
        at,
        note: 'Mrs Ruiz called.',
        private: false,
        status: 'open',
      }),
      house.creating(passport, 'stamp', { personId: 'a', listingId: 'x', editionId: '2027', at, method: 'qr' }),
      house.creating(artLovers, 'a', { media: [], neighbourhoodIds: [], namedInPublic: true }),
    )
    for (const [keptId, mergedId] of [
      ['b', 'c'],
      ['a', 'b'],
    ] as const) {
      const [kept, merged] = [await world.person(keptId), await world.person(mergedId)]
      const input = { mergeId: `${keptId}-${mergedId}`, keptId, mergedId, keptRev: kept.rev, mergedRev: merged.rev, choices: {} }
      while ((await call(world.functions, mergePeople, input)).remaining) continue
    }
    await house.commit(house.creating(deletions, 'a', { uid, askedAt: at, dueAt: at, status: 'cooling' }))
    expect(await finishDeletionsHandler.run(world.world, {})).toEqual({ finished: 1 })
    const left = await Promise.all(collections.filter(({ path }) => !path.includes('/')).map(({ path }) => world.store.query({ collection: path })))
    expect(JSON.stringify(left)).not.toMatch(/Ruiz|4155550111|x\.example|y\.example|z\.example/)
    for (const id of ['a-b', 'b-c']) await expect(world.world.storage.read(`merges/${id}.json`)).rejects.toMatchObject({ code: 'object-not-found' })
    expect((await world.person('b')).mergedInto).toBe('a')
    expect(await world.holder('ar@z.example')).toBeUndefined()
    expect((await world.store.get('passport/stamp'))?.data['personId']).toBeUndefined()
  })

  it('takes an artist’s name out of her studios, of the published guide and of its former files; receipts stay', async () => {
    const { own, world, pid } = await as('artist')
    const [studio] = await world.store.query({ collection: 'listings', where: [['artistId', '==', pid]] })
    const { displayName, editionId } = studio!.data as { displayName: string; editionId: string }
    await world.store.commit([{ op: 'create', path: `${studio!.path}/private/contact`, data: { ownerIds: [pid], phone: '+1 415 555 0100' } }])
    await publishSnapshotHandler.run(world.world, { editionId, makeCurrent: false })
    const published = async () =>
      (await world.store.query({ collection: 'snapshots' })).map(({ data }) => data as { indexPath: string; detailPaths: string[] })
    const files = async () => (await published()).flatMap(({ indexPath, detailPaths }) => [indexPath, ...detailPaths])
    const words = async () => (await Promise.all((await files()).map(async path => (await world.storage.read(path)).text()))).join()
    expect(await words()).toContain(displayName)
    const [former, receipts] = [await files(), await world.store.query({ collection: 'receipts' })]
    await own.deleteAccount('ask')
    world.clock.setNow(new Date(world.clock.now().getTime() + 7 * day))
    await world.lookAtTheClock()
    expect(await words()).not.toContain(displayName)
    const gone = former.filter(path => path.includes(`/guide/${editionId}/`) || path.includes('/artists/'))
    expect(gone.length).toBeGreaterThan(2)
    for (const path of gone) await expect(world.storage.read(path)).rejects.toMatchObject({ code: 'object-not-found' })
    const after = await world.store.query({ collection: 'listings', where: [['artistId', '==', pid]] })
    expect(after.map(({ data }) => [data['displayName'], data['status']])).toEqual(after.map(() => ['Former studio', 'withdrawn']))
    expect(JSON.stringify(after)).not.toContain(displayName)
    expect(await world.store.get(`${studio!.path}/private/contact`)).toBeUndefined()
    expect(await world.store.query({ collection: 'receipts' })).toEqual(receipts)
  })

  it('is done once, and waits while a staff role was given meanwhile', async () => {
    const { own, world, pid } = await as('artlover')
    const { uid, claims } = world.auth.current!
    await own.deleteAccount('ask')
    await world.world.accounts.setClaims(uid, { ...claims, adm: 1, sc: 'g' })
    world.clock.setNow(new Date(world.clock.now().getTime() + 8 * day))
    expect(await finishDeletionsHandler.run(world.world, {})).toEqual({ finished: 0 })
    await world.world.accounts.setClaims(uid, claims)
    expect(await finishDeletionsHandler.run(world.world, {})).toEqual({ finished: 1 })
    expect(await finishDeletionsHandler.run(world.world, {})).toEqual({ finished: 0 })
    expect((await world.store.get(`deletions/${pid}`))?.data['status']).toBe('done')
  })

  it('is nobody’s to hasten', async () => {
    const { world } = await as('artlover')
    await expect(call(world.functions, finishDeletions, {})).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('is refused to who works in the office', async () => {
    const { own } = await as('guideadmin')
    expect(await ruleOf(own.deleteAccount('ask'))).toBe('staff-account')
  })
})

describe('an address that changed', () => {
  it('is followed by the person’s record, its key and the account’s copy', async () => {
    const { own, links, world, pid } = await as('artlover')
    const { email, uid } = world.auth.current!
    const password = samplePassword
    await own.changeEmail(' New@example.org')
    const link = world.localMode.state.outbox.find(({ to }) => to === 'new@example.org')?.link ?? ''
    await links.apply(new URL(link, 'http://local').searchParams.get('oobCode') ?? '')
    expect((await own.person())?.emails).toEqual([{ address: 'new@example.org', verified: true }])
    expect((await world.store.get(`accounts/${uid}`))?.data['email']).toBe('new@example.org')
    expect((await world.store.get(`emailKeys/${await emailKey('new@example.org')}`))?.data['personId']).toBe(pid)
    expect(await world.store.get(`emailKeys/${await emailKey(email)}`)).toBeUndefined()
    const back = world.localMode.state.outbox.find(({ to }) => to === email)?.link ?? ''
    await world.auth.signOut()
    await links.apply(new URL(back, 'http://local').searchParams.get('oobCode') ?? '')
    await world.auth.signIn(email, password)
    expect((await own.person())?.emails).toEqual([{ address: email, verified: true }])
  })
})
