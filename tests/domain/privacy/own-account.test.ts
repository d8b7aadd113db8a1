import { describe, expect, it } from 'vitest'
import { samplePassword } from '../../../src/adapters/memory/sample/people/sample-account'
import { AccountSettingsService } from '../../../src/domain/accounts/account-settings-service'
import { AccountLinks } from '../../../src/domain/accounts/sign-in/account-links'
import { PublishedArt } from '../../../src/domain/art/published-art'
import { collections } from '../../../src/domain/collections'
import { contactLog } from '../../../src/domain/contacts/contact-log.collection'
import { eligibility } from '../../../src/domain/eligibility/eligibility.collection'
import { OwnProofs } from '../../../src/domain/eligibility/own-proofs'
import { donations } from '../../../src/domain/giving/donations.collection'
import { savedCards } from '../../../src/domain/giving/saved-cards.collection'
import { registrations } from '../../../src/domain/guide/registrations.collection'
import { mails } from '../../../src/domain/mail/mails.collection'
import { artLovers } from '../../../src/domain/memberships/art-lovers.collection'
import { mergePeople } from '../../../src/domain/merging/merge-people.contract'
import { agreedTopics, type Consent } from '../../../src/domain/people/consents.collection'
import { deletions } from '../../../src/domain/people/deletions.collection'
import { passport } from '../../../src/domain/people/passport.collection'
import { personNotes } from '../../../src/domain/people/person-notes.collection'
import { recordConsent } from '../../../src/domain/people/record-consent.contract'
import { PictureUploadService } from '../../../src/domain/pictures/picture-upload-service'
import { deleteMyAccount } from '../../../src/domain/privacy/delete-my-account.contract'
import { exportMyData } from '../../../src/domain/privacy/export-my-data.contract'
import { finishDeletions } from '../../../src/domain/privacy/finish-deletions.job'
import { OwnData } from '../../../src/domain/privacy/own-data'
import { owningFields } from '../../../src/domain/privacy/owning-fields'
import { publishSnapshotHandler } from '../../../src/domain/publishing/publish-snapshot.handler'
import { brokenRuleOf, call } from '../../../src/domain/shared/functions/cloud-function'
import { Records } from '../../../src/domain/shared/records/records'
import { sha256 } from '../../../src/domain/shared/sha256'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { memoryWorld } from '../../support/memory-world'
import { peopleWorld } from '../../support/people-world'

const day = 86_400_000
const photo = { file: new Blob([new Uint8Array(900_000)], { type: 'image/webp' }), width: 2000, height: 1500, alt: 'A red kite over a roof.' }

async function as(key: string) {
  const world = await memoryWorld({ sample: true, as: key })
  const pid = world.auth.current!.claims.pid!
  return { world, pid, own: world.services.get(AccountSettingsService), links: world.services.get(AccountLinks) }
}
const ruleOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => brokenRuleOf(error)?.rule ?? String(error),
  )
const answer = (topic: 'news' | 'events', state: 'in' | 'out') => ({ topic, state, evidence: 'words shown', source: 'settings' })

describe('consents', () => {
  it('count by the latest answer, in any order', () => {
    const at = (n: number, state: Consent['state'], topic: Consent['topic'] = 'news') => ({ topic, state, at: new Date(n) })
    expect(agreedTopics([at(3, 'out'), at(1, 'in'), at(2, 'in'), at(1, 'in', 'sms')])).toEqual(['sms'])
    expect(agreedTopics([at(2, 'in'), at(1, 'out')])).toEqual(['news'])
  })

  it('are added, never changed, and not repeated', async () => {
    const { world, own, pid } = await as('artlover')
    const before = await own.topics()
    expect(before).not.toContain('events')
    expect(await world.call(recordConsent, answer('events', 'in'))).toEqual({ recorded: true })
    expect(await world.call(recordConsent, answer('events', 'in'))).toEqual({ recorded: false })
    await world.call(recordConsent, answer('events', 'out'))
    await world.call(recordConsent, answer('events', 'in'))
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

  it('are private to the person', async () => {
    const { world } = await as('artlover')
    await world.call(recordConsent, answer('events', 'in'))
    await world.signInAs('donor')
    await expect(world.documents.query({ collection: 'consents', where: [['personId', '==', 'p-artlover']] })).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })
})

describe('a data export', () => {
  it('contains everything by the policy’s rules, and nobody else’s data', async () => {
    const { pid, world } = await as('artist')
    const house = new Records(world.store, { current: undefined })
    const card = { personId: pid, customer: 'cus_secret', method: 'pm_secret', keptAt: world.clock.now() }
    await house.commit(house.creating(savedCards, pid, card))
    const { records, account } = await call(world.functions, exportMyData, {})
    expect(records['savedCards']).toHaveLength(1)
    expect(JSON.stringify(records)).not.toContain('_secret')
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

  it('contains every picture with progress, and lists missing files', async () => {
    const { world, pid } = await as('artist')
    const id = await (await world.services.get(PictureUploadService).send(photo)).done
    // Somebody who threw a picture away still gets it.
    await world.store.commit([{ op: 'update', path: `images/${id}`, data: { status: 'trashed' } }])
    const recorded = (await world.store.query({ collection: 'images', where: [['ownerId', '==', pid]] })).length
    const told: string[] = []
    const gathered = await world.services.get(OwnData).gather((done, of) => told.push(`${done}/${of}`), new AbortController().signal)
    expect(gathered.files.map(({ name, content }) => [name, content.size > 500])).toEqual([
      ['my-data.json', true],
      [`pictures/${pid}/${id}.webp`, true],
    ])
    // The sample pictures are files of the web server, which a test does not have.
    expect(gathered.missing).toHaveLength(recorded - 1)
    expect([told[0], told.at(-1)]).toEqual([`0/${recorded}`, `${recorded}/${recorded}`])
    expect(JSON.parse(await gathered.files[0]!.content.text())).toMatchObject({ records: { people: [{ id: pid }] } })
  })

  it('stops when aborted', async () => {
    const { world } = await as('artist')
    const stop = new AbortController()
    await expect(world.services.get(OwnData).gather(() => stop.abort(), stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('is found by one query per collection', () => {
    const owned = collections.filter(of => owningFields(of).length > 0)
    expect(owned.map(({ path }) => path)).toEqual(expect.arrayContaining(['people', 'consents', 'deletions', 'passport', 'artworks', 'images']))
    // Subcollections are queried as groups, so their names must be unique, and the document id cannot be the owner.
    const under = owned.filter(({ path }) => path.includes('/'))
    const nameOf = ({ path }: { readonly path: string }) => path.split('/').at(-1)
    expect(under.filter(of => collections.filter(other => nameOf(other) === nameOf(of)).length > 1).map(({ path }) => path)).toEqual([])
    expect(under.flatMap(owningFields).filter(({ field }) => field === 'id')).toEqual([])
  })
})

describe('deleting an account', () => {
  it('takes effect after seven days, sends a mail, and can be canceled', async () => {
    const { own, world } = await as('artlover')
    const { uid } = world.auth.current!
    await world.call(deleteMyAccount, { act: 'ask' })
    expect(await own.deletion()).toMatchObject({ status: 'cooling', dueAt: new Date(world.clock.now().getTime() + 7 * day) })
    expect(world.localMode.state.outbox[0]).toMatchObject({ to: world.auth.current?.email, link: '/dashboard/settings' })
    await world.lookAtTheClock()
    expect(world.auth.current?.uid).toBe(uid)
    // A retry after a lost answer has no further effect.
    const { outbox } = world.localMode.state
    await world.call(deleteMyAccount, { act: 'ask' })
    expect(world.localMode.state.outbox).toEqual(outbox)
    await world.call(deleteMyAccount, { act: 'keep' })
    await world.call(deleteMyAccount, { act: 'keep' })
    expect((await own.deletion())?.status).toBe('kept')
    world.clock.setNow(new Date(world.clock.now().getTime() + 8 * day))
    await world.lookAtTheClock()
    expect(world.auth.current?.uid).toBe(uid)
    expect((await own.person())?.status).toBe('active')
  })

  it('removes name, works and pictures seven days later, and releases the address', async () => {
    const { world, pid } = await as('artist')
    const { email, uid } = world.auth.current!
    const handle = String((await world.store.get(`artists/${pid}`))?.data['handle'])
    const art = world.services.get(PublishedArt)
    const sending = await world.services.get(PictureUploadService).send(photo)
    const file = `pictures/${pid}/${await sending.done}.webp`
    expect(await art.artist(handle)).toMatchObject({ artist: { handle } })
    await world.call(deleteMyAccount, { act: 'ask' })
    world.clock.setNow(new Date(world.clock.now().getTime() + 7 * day))
    await world.lookAtTheClock()
    expect(world.auth.current).toBeUndefined()
    await expect(world.auth.signIn(email, samplePassword)).rejects.toMatchObject({ code: 'invalid-credential' })
    const person = (await world.store.get(`people/${pid}`))?.data
    expect(person).toMatchObject({ status: 'anonymised', emails: [], tags: [] })
    expect(JSON.stringify([person, (await world.store.get(`artists/${pid}`))?.data])).not.toContain(email)
    expect((await world.store.get(`artists/${pid}`))?.data['status']).toBe('hidden')
    expect(await world.store.get(`accounts/${uid}`)).toBeUndefined()
    expect(await world.store.get(`emailKeys/${await sha256(email)}`)).toBeUndefined()
    for (const [collection, field] of [
      ['artworks', 'artistId'],
      ['images', 'ownerId'],
    ] as const)
      expect(await world.store.query({ collection, where: [[field, '==', pid]] })).toEqual([])
    await expect(world.context.storage.read(checkedPath(file))).rejects.toMatchObject({ code: 'object-not-found' })
    expect(await art.artist(handle)).toBeUndefined()
    expect(await world.store.query({ collection: 'auditValues', where: [['entityId', 'in', [pid, uid]]] })).toEqual([])
    await world.auth.signUp(email, samplePassword, 'Somebody new')
  })

  it('deletes proofs of eligibility with their documents, and saved searches', async () => {
    const { world, pid } = await as('artlover')
    await world.services.get(OwnProofs).send('student', new File(['a card'], 'card.pdf', { type: 'application/pdf' }), () => undefined)
    const theirs = (collection: string) => world.store.query({ collection, where: [['personId', '==', pid]] })
    const [proof] = await theirs('eligibility')
    const path = String(proof!.data['filePath'])
    expect([(await theirs('savedSearches')).length, await (await world.context.storage.read(checkedPath(path))).text()]).toEqual([2, 'a card'])
    await world.call(deleteMyAccount, { act: 'ask' })
    world.clock.setNow(new Date(world.clock.now().getTime() + 7 * day))
    await world.lookAtTheClock()
    expect([await theirs('eligibility'), await theirs('savedSearches')]).toEqual([[], []])
    await expect(world.context.storage.read(checkedPath(path))).rejects.toMatchObject({ code: 'object-not-found' })
  })

  it('deletes merge snapshots of the same person and contact log entries; passport stamps become anonymous', async () => {
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
    const mail = { subject: 'Hello', text: 'Hello', attempts: 0, nextTry: at, status: 'queued' } as const
    for (const to of ['ana@x.example', 'ar@z.example', 'bo@elsewhere.example']) await house.commit(house.creating(mails, to, { ...mail, to }))
    await house.commit(house.creating(deletions, 'a', { uid, askedAt: at, dueAt: at, status: 'cooling' }))
    expect(await finishDeletions.run(world.context)).toBe(1)
    const left = await Promise.all(collections.filter(({ path }) => !path.includes('/')).map(({ path }) => world.store.query({ collection: path })))
    expect(JSON.stringify(left)).not.toMatch(/Ruiz|4155550111|x\.example|y\.example|z\.example/)
    expect((await house.find(mails)).map(({ to }) => to)).toEqual(['bo@elsewhere.example'])
    for (const id of ['a-b', 'b-c'])
      await expect(world.context.storage.read(checkedPath(`merges/${id}.json`))).rejects.toMatchObject({ code: 'object-not-found' })
    expect((await world.person('b')).mergedInto).toBe('a')
    expect(await world.holder('ar@z.example')).toBeUndefined()
    expect((await world.store.get('passport/stamp'))?.data['personId']).toBeUndefined()
  })

  it('empties the own address of a registration, which stays, and deletes proofs and addresses from the audit', async () => {
    const world = await peopleWorld()
    await world.add('a', 'Ana Ruiz')
    await world.add('b', 'Bo Lind')
    const { uid } = await world.account('a', 'ana@x.example')
    const audited = new Records(world.context.documents, { current: undefined })
    const registration = (personId: string, line1: string) =>
      audited.creating(registrations, `place-${personId}`, {
        personId,
        editionId: '2027',
        n: 1,
        weekendId: 'w1',
        ownAddress: { line1, city: 'Havn', postcode: '10115', country: 'DE' },
        tier: 'full',
        insuranceOk: false,
        volunteerHours: 4,
        status: 'draft',
      })
    const proof = { personId: 'a', kind: 'student', filePath: 'x', status: 'pending', reason: 'Ruiz sent no card' } as const
    await audited.commit(
      registration('a', '7 Ruiz Court'),
      registration('b', '9 Lind Street'),
      audited.creating(eligibility, 'proof', proof),
      audited.creating(donations, 'gift', {
        personId: 'a',
        amount: { cents: 100, cur: 'usd' },
        tribute: { kind: 'memory', name: 'Tom Sample' },
        anonymous: false,
        receivedOn: '2027-01-01',
        taxYear: 2027,
        softCredits: [],
        status: 'recorded',
      }),
    )
    const inAudit = async () => JSON.stringify(await world.store.query({ collection: 'auditValues' }))
    expect(await inAudit()).toContain('7 Ruiz Court')
    expect(await inAudit()).toContain('Ruiz sent no card')
    const at = world.clock.now()
    await audited.commit(audited.creating(deletions, 'a', { uid, askedAt: at, dueAt: at, status: 'cooling' }))
    expect(await finishDeletions.run(world.context)).toBe(1)
    const { status, ownAddress } = (await world.store.get('registrations/place-a'))!.data
    expect([status, ownAddress]).toEqual(['draft', undefined])
    expect(await inAudit()).not.toContain('Ruiz')
    // Values that a law requires are kept only in the records themselves, not in the audit.
    expect(await inAudit()).toContain('9 Lind Street')
    expect(await inAudit()).not.toContain('Tom Sample')
    expect(await world.store.query({ collection: 'audit', where: [['entityId', '==', 'proof']] })).toHaveLength(2)
  })

  it('removes an artist’s name from studios, the published guide and its former files; receipts stay', async () => {
    const { world, pid } = await as('artist')
    const [studio] = await world.store.query({ collection: 'listings', where: [['artistId', '==', pid]] })
    const { displayName, editionId } = studio!.data as { displayName: string; editionId: string }
    await world.store.commit([{ op: 'create', path: `${studio!.path}/private/contact`, data: { ownerIds: [pid], phone: '+1 415 555 0100' } }])
    await publishSnapshotHandler.run(world.context, { editionId, makeCurrent: false })
    const published = async () =>
      (await world.store.query({ collection: 'snapshots' })).map(({ data }) => data as { indexPath: string; detailPaths: string[] })
    const files = async () => (await published()).flatMap(({ indexPath, detailPaths }) => [indexPath, ...detailPaths])
    const words = async () => (await Promise.all((await files()).map(async path => (await world.storage.read(path)).text()))).join()
    expect(await words()).toContain(displayName)
    const [former, receipts] = [await files(), await world.store.query({ collection: 'receipts' })]
    await world.call(deleteMyAccount, { act: 'ask' })
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
    // The later days add receipts of other people's monthly gifts, which are not compared.
    const kept = await world.store.query({ collection: 'receipts' })
    expect(kept.filter(({ path }) => receipts.some(receipt => receipt.path === path))).toEqual(receipts)
  })

  it('happens once, and waits while the person was given a staff role', async () => {
    const { world, pid } = await as('artlover')
    const { uid, claims } = world.auth.current!
    await world.call(deleteMyAccount, { act: 'ask' })
    await world.context.accounts.setClaims(uid, { ...claims, adm: 1, sc: 'g' })
    world.clock.setNow(new Date(world.clock.now().getTime() + 8 * day))
    const published = await world.store.query({ collection: 'snapshots' })
    expect(await finishDeletions.run(world.context)).toBe(0)
    expect(await world.store.query({ collection: 'snapshots' })).toEqual(published)
    await world.context.accounts.setClaims(uid, claims)
    expect(await finishDeletions.run(world.context)).toBe(1)
    expect(await finishDeletions.run(world.context)).toBe(0)
    expect((await world.store.get(`deletions/${pid}`))?.data['status']).toBe('done')
  })

  it('cannot be accelerated by anybody', async () => {
    const { world } = await as('artlover')
    await expect(world.functions.call('finishDeletions', {})).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is refused for staff', async () => {
    const { world } = await as('guideadmin')
    expect(await ruleOf(world.call(deleteMyAccount, { act: 'ask' }))).toBe('staff-account')
  })
})

describe('a changed address', () => {
  it('is copied to the person’s record, its key and the account’s record', async () => {
    const { own, links, world, pid } = await as('artlover')
    const { email, uid } = world.auth.current!
    const password = samplePassword
    await own.changeEmail(' New@example.org')
    const link = world.localMode.state.outbox.find(({ to }) => to === 'new@example.org')?.link ?? ''
    await links.apply(new URL(link, 'http://local').searchParams.get('oobCode') ?? '')
    expect((await own.person())?.emails).toEqual([{ address: 'new@example.org', verified: true }])
    expect((await world.store.get(`accounts/${uid}`))?.data['email']).toBe('new@example.org')
    expect((await world.store.get(`emailKeys/${await sha256('new@example.org')}`))?.data['personId']).toBe(pid)
    expect(await world.store.get(`emailKeys/${await sha256(email)}`)).toBeUndefined()
    const back = world.localMode.state.outbox.find(({ to }) => to === email)?.link ?? ''
    await world.auth.signOut()
    await links.apply(new URL(back, 'http://local').searchParams.get('oobCode') ?? '')
    await world.auth.signIn(email, password)
    expect((await own.person())?.emails).toEqual([{ address: email, verified: true }])
  })
})
