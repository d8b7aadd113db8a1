import { beforeEach, describe, expect, it, vi } from 'vitest'
import { StoreDocuments } from '../../../src/adapters/memory/documents/store-documents'
import { roleGrants } from '../../../src/domain/accounts/roles/role-grants.collection'
import { audit } from '../../../src/domain/audit/audit.collection'
import { isGuarded } from '../../../src/domain/backups/backed-up-collections'
import { backupLine } from '../../../src/domain/backups/backup-lines'
import type { RestorePurpose } from '../../../src/domain/backups/backup-service'
import { expireRestores } from '../../../src/domain/backups/expire-restores.job'
import { beginRestore, continueRestore, decideRestore, discardRestore, readBackupKey } from '../../../src/domain/backups/restores.contract'
import { collectionNamed, collections } from '../../../src/domain/collections'
import { contactLog } from '../../../src/domain/contacts/contact-log.collection'
import { listingContacts } from '../../../src/domain/guide/listing-contacts.collection'
import { noteStoredChange } from '../../../src/domain/hosting/note-stored-change'
import { mails } from '../../../src/domain/mail/mails.collection'
import { cardKeys } from '../../../src/domain/memberships/card-keys.collection'
import { membershipSeats } from '../../../src/domain/memberships/family-seats/membership-seats.collection'
import { memberships } from '../../../src/domain/memberships/memberships.collection'
import { deletions } from '../../../src/domain/people/deletions.collection'
import { people } from '../../../src/domain/people/people.collection'
import { personNotes } from '../../../src/domain/people/person-notes.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { referencesOf } from '../../../src/domain/shared/records/references'
import { expectPortError } from '../../suites/expect-port-error'
import { bring, forgedBackup, putBack, restoreOf, takeBackup, why } from '../../support/backups'
import { type StaffWorld, staffWorld } from '../../support/staff-world'

let world: StaffWorld
let behind: Records
const root = { pid: 'p-root', adm: 1, sa: 1 } as const
const second = { pid: 'p-second', adm: 1, sa: 1 } as const

const person = (first: string) => ({
  names: { first, last: 'Ruiz', display: `${first} Ruiz`, sort: `Ruiz, ${first}` },
  emails: [{ address: `${first.toLowerCase()}@x.org`, verified: true }],
  phones: [],
  kind: 'person' as const,
  tags: [],
  source: 'Imported',
  status: 'active' as const,
})
const grant = (personId: string, requestedBy: string, scopes: readonly 'system'[] = ['system']) => ({
  personId,
  personName: 'Somebody',
  role: 'admin' as const,
  scopes,
  reason: 'For the season',
  requestedBy,
  status: 'active' as const,
})
const broken = (rule: string, more: object = {}) => ({ details: expect.objectContaining({ rule, ...more }) })
const later = (days: number) => world.localMode.setNow(new Date(world.clock.now().getTime() + days * 86_400_000))

beforeEach(async () => {
  world = await staffWorld(root, new Date('2027-08-01T10:00Z'))
  behind = new Records(world.store, { current: undefined })
  await behind.commit(
    behind.creating(people, 'p-ana', person('Ana')),
    behind.creating(people, 'p-ben', person('Ben')),
    behind.creating(personNotes, 'p-ana', { note: 'Likes blue' } as never),
    behind.creating(roleGrants, 'g-ben', grant('p-ben', 'p-ana')),
    behind.creating(cardKeys, 'k1', { privateKey: { kty: 'EC' }, publicKey: { kty: 'EC' } }),
  )
})

/** Deletes everything except the backup keys. */
async function loseEverything() {
  await behind.commit(
    behind.deleting(people, 'p-ana'),
    behind.deleting(people, 'p-ben'),
    behind.deleting(personNotes, 'p-ana'),
    behind.deleting(roleGrants, 'g-ben'),
    behind.deleting(cardKeys, 'k1'),
  )
}

describe('a backup', () => {
  it('restores missing records as they were, and changes no existing ones', async () => {
    const backup = await takeBackup(world)
    const ana = await behind.get(people, 'p-ana')
    const ben = await behind.get(people, 'p-ben')
    await behind.commit(behind.deleting(people, 'p-ana'), behind.changing(people, ben!, { organisation: 'Quay Press' }))
    const { restoreId, status } = await bring(world, backup, 'ordinary')
    expect(status).toBe('ready')
    expect(await restoreOf(world, restoreId)).toMatchObject({ purpose: 'ordinary', reason: why, applied: 0, restored: 0, forgotten: 0, examples: [] })
    expect(await putBack(world, restoreId)).toMatchObject({ status: 'done', restored: 1, unfit: 0, forgotten: 0, examples: [] })
    expect(await behind.get(people, 'p-ana')).toEqual(ana)
    expect((await behind.get(people, 'p-ben'))?.organisation).toBe('Quay Press')
  })

  it('is counted by kind of record before anything is put back: missing, in the trash, changed since, unchanged, left out', async () => {
    await behind.commit(...['Cy', 'Dee', 'Eva'].map(first => behind.creating(people, `p-${first}`, person(first))))
    const backup = await takeBackup(world)
    later(1)
    await world.enter(root)
    const [ben, cy] = [(await behind.get(people, 'p-ben'))!, (await behind.get(people, 'p-Cy'))!]
    await behind.commit(
      behind.deleting(people, 'p-ana'),
      behind.changing(people, ben, { organisation: 'Quay Press' }),
      behind.changing(people, cy, { deletedAt: world.clock.now() }),
      behind.deleting(people, 'p-Dee'),
      behind.creating(deletions, 'p-Dee', { uid: 'u-dee', askedAt: world.clock.now(), dueAt: world.clock.now(), status: 'done' }),
      behind.deleting(roleGrants, 'g-ben'),
    )
    const { restoreId } = await bring(world, backup, 'ordinary')
    const { kinds, restored } = await restoreOf(world, restoreId)
    const one = (title: string) => kinds!.find(({ kind }) => kind === title)
    expect(one(people.title)).toEqual({ kind: people.title, missing: 1, trashed: 1, changed: 1, same: 1, leftOut: 1 })
    const titles = kinds!.map(({ kind }) => kind)
    expect(titles).toEqual(titles.toSorted())
    expect(one(roleGrants.title)).toMatchObject({ missing: 0, leftOut: 1 })
    expect(one(personNotes.title)).toMatchObject({ missing: 0, same: 1 })
    expect(restored).toBe(0)
    expect(await putBack(world, restoreId)).toMatchObject({ restored: 1 })
  })

  it('is compared with the database in few questions, however many records it has', async () => {
    for (let n = 0; n < 60; n++)
      await behind.commit(behind.creating(people, `p-${n}`, person('Cy')), behind.creating(personNotes, `p-${n}`, { note: 'Likes blue' } as never))
    const backup = await takeBackup(world)
    await behind.commit(behind.deleting(people, 'p-7'))
    const asked = vi.spyOn(StoreDocuments.prototype, 'get')
    const { restoreId } = await bring(world, backup, 'rehearsal')
    expect(asked.mock.calls.filter(([path]) => path.startsWith('people/'))).toEqual([])
    asked.mockRestore()
    const { kinds } = await restoreOf(world, restoreId)
    expect(kinds!.find(({ kind }) => kind === people.title)).toMatchObject({ missing: 1, same: 61 })
    expect(kinds!.find(({ kind }) => kind === personNotes.title)).toMatchObject({ missing: 0, same: 61 })
  })

  it('has parts of at most a million characters, unless a record alone has more', async () => {
    const note = 'x'.repeat(300_000)
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await behind.commit(behind.creating(personNotes, id, { note: '', extra: { Old: note } }))
    const [manifest] = (await (await takeBackup(world)).text()).split('\n')
    const parts = (JSON.parse(manifest!) as { parts: { lines: number; bytes: number }[] }).parts
    expect(parts.map(({ bytes }) => Math.floor(bytes / 300_000))).toEqual([3, 3, 1])
  })

  it('contains no mail, which would be sent again, and not the key that signed it', async () => {
    const mail = { to: 'ana@x.org', subject: 'Your link', text: 'Secret', attempts: 0, nextTry: world.clock.now(), status: 'queued' } as const
    await behind.commit(behind.creating(mails, 'm1', mail))
    const text = await (await takeBackup(world)).text()
    expect(text).not.toContain('Your link')
    expect(text).not.toContain('backupKeys')
  })

  it('can be uploaded and rehearsed only by superadmins', async () => {
    const backup = await takeBackup(world)
    await world.enter({ pid: 'p-guide', adm: 1, sc: 'gsm' })
    await expectPortError(bring(world, backup, 'rehearsal'), 'functions', 'permission-denied')
    await expectPortError(world.call(continueRestore, { restoreId: 'x' }), 'functions', 'permission-denied')
  })

  it('is refused before anything is written where it is changed, cut, longer, mixed or not signed', async () => {
    for (let n = 0; n < 1100; n++) await behind.commit(behind.creating(people, `p-${n}`, person('Cy')))
    const text = await (await takeBackup(world)).text()
    later(1)
    await world.enter(root)
    const other = await (await takeBackup(world)).text()
    await loseEverything()
    const lines = text.split('\n')
    const [manifest, seal] = lines
    const parts = (JSON.parse(manifest!) as { parts: { lines: number }[] }).parts
    expect(parts.length).toBeGreaterThan(1)
    const first = lines.slice(2, 2 + parts[0]!.lines)
    const rest = lines.slice(2 + parts[0]!.lines)
    const tried = async (file: string) => bring(world, new Blob([file]), 'ordinary')

    await expect(tried(text.replace('ana@x.org', 'eve@x.org'))).rejects.toMatchObject(broken('backup-part', { parts: parts.length }))
    await expect(tried([manifest, seal, ...first.toReversed(), ...rest].join('\n'))).rejects.toMatchObject(broken('backup-part', { part: 1 }))
    await expect(tried(text.slice(0, -40))).rejects.toMatchObject({ rule: 'backup-part', details: { part: parts.length, parts: parts.length } })
    await expect(tried(`${text}{"path":"people/eve","data":{}}\n`)).rejects.toMatchObject({ rule: 'backup-longer' })
    await expect(tried([...other.split('\n').slice(0, 2), ...lines.slice(2)].join('\n'))).rejects.toBeDefined()
    await expect(tried([manifest!.replace('"format":1', '"format":1 '), seal, ...lines.slice(2)].join('\n'))).rejects.toMatchObject({
      rule: 'backup-unsigned',
    })
    await expect(tried(lines.slice(2).join('\n'))).rejects.toMatchObject({ rule: 'backup-unreadable' })
    await expect(tried([manifest, ...lines.slice(2)].join('\n'))).rejects.toMatchObject({ rule: 'backup-unsigned' })
    expect(await behind.get(people, 'p-ana')).toBeUndefined()
  })

  it('is checked by the server too, which does not trust the browser', async () => {
    const [manifest, seal] = (await (await takeBackup(world)).text()).split('\n')
    const changed = manifest!.replace('"organization":""', '"organization":"x"')
    await expect(world.call(beginRestore, { manifest: changed, seal: seal!, purpose: 'ordinary', reason: why })).rejects.toMatchObject(
      broken('backup-unsigned'),
    )
    const { restoreId } = await world.call(beginRestore, { manifest: manifest!, seal: seal!, purpose: 'ordinary', reason: why })
    expect(await restoreOf(world, restoreId)).toMatchObject({ status: 'receiving', received: 0, applied: 0, examples: [] })
  })

  it('does not bring back records that do not fit their declaration, and says which', async () => {
    await world.store.commit([{ op: 'update', path: 'people/p-ben', data: { kind: 'robot', power: 9 } }])
    await behind.commit(behind.deleting(personNotes, 'p-ana'))
    const backup = await takeBackup(world)
    await loseEverything()
    const { restoreId } = await bring(world, backup, 'ordinary')
    const done = await putBack(world, restoreId)
    expect(done).toMatchObject({ unfit: 1, restored: 1 })
    expect(done.examples[0]).toMatch(/^people\/p-ben: .*(kind|power)/)
    expect(await behind.get(people, 'p-ben')).toBeUndefined()
  })

  it('has every record that another one may refer to, and so can tell which references lead nowhere', async () => {
    const targets = new Set(collections.flatMap(of => referencesOf(of).map(({ to }) => to)))
    expect([...targets].filter(to => typeof collectionNamed(to)?.backup === 'object' || !collectionNamed(to))).toEqual([])
    const entry = { authorId: 'p-root', channel: 'call' as const, note: 'Talked', at: new Date(0), private: false, status: 'open' as const }
    await behind.commit(
      behind.creating(contactLog, 'l-here', { ...entry, personId: 'p-ana' }),
      behind.creating(contactLog, 'l-gone', { ...entry, personId: 'p-gone' }),
    )
    const backup = await takeBackup(world)
    const about = async (purpose: RestorePurpose) => (await restoreOf(world, (await bring(world, backup, purpose)).restoreId)).examples
    const named = (examples: readonly string[], id: string) => examples.filter(example => example.startsWith(`contactLog/${id}`))
    const rehearsed = await about('rehearsal')
    expect(named(rehearsed, 'l-gone')).toContain('contactLog/l-gone: “Person” leads to people/p-gone, which is missing')
    expect(named(rehearsed, 'l-here').filter(example => example.includes('“Person”'))).toEqual([])
    // What is in the database is no gap in the backup.
    await world.store.commit([{ op: 'set', path: 'people/p-gone', data: { names: {}, kind: 'person', tags: [], status: 'active', emails: [] } }])
    expect(named(await about('ordinary'), 'l-gone').filter(example => example.includes('“Person”'))).toEqual([])
  })

  it('goes on after an interruption, and leaves no file behind', async () => {
    for (let n = 0; n < 1100; n++) await behind.commit(behind.creating(people, `p-${n}`, person('Cy')))
    const backup = await takeBackup(world)
    const before = await behind.count(people)
    for (const { id } of await behind.find(people)) await behind.commit(behind.deleting(people, id))
    const { restoreId } = await bring(world, backup, 'ordinary')
    expect(await world.call(continueRestore, { restoreId })).toMatchObject({ status: 'ready', applied: 1 })
    expect(await putBack(world, restoreId)).toMatchObject({ status: 'done', restored: before })
    expect(await behind.count(people)).toBe(before)
    expect((await world.context.storage.list(`restores/${restoreId}`)).paths).toEqual([])
    await expect(world.call(discardRestore, { restoreId })).rejects.toBeDefined()
  })

  it('of which nothing is missing was only checked: nobody is asked to approve it, and no file stays', async () => {
    const { restoreId, status } = await bring(world, await takeBackup(world), 'everything')
    expect(status).toBe('rehearsed')
    expect((await world.context.storage.list(`restores/${restoreId}`)).paths).toEqual([])
  })

  it('that nobody restores is deleted after a week', async () => {
    const backup = await takeBackup(world)
    await loseEverything()
    const { restoreId } = await bring(world, backup, 'ordinary')
    expect((await world.context.storage.list(`restores/${restoreId}`)).paths).not.toEqual([])
    later(8)
    expect(await expireRestores.run(world.context)).toBe(1)
    expect((await restoreOf(world, restoreId)).status).toBe('discarded')
    expect((await world.context.storage.list(`restores/${restoreId}`)).paths).toEqual([])
    await expect(world.call(continueRestore, { restoreId })).rejects.toMatchObject(broken('restore-waiting'))
  })
})

describe('roles, keys and ledgers', () => {
  it('are exactly these collections', () => {
    expect(new Set(collections.filter(isGuarded).map(({ path }) => path))).toEqual(
      new Set([
        'accounts',
        'audit',
        'auditValues',
        'cardKeys',
        'deletions',
        'donations',
        'letters',
        'memberships',
        'membershipSeats',
        'orders',
        'passportKeys',
        'payments',
        'payouts',
        'pledges',
        'providerEvents',
        'receipts',
        'roleGrants',
        'savedCards',
        'sequenceNumbers',
        'shopKeys',
        'subscriptions',
        'memberships/{membership}/terms',
      ]),
    )
  })

  it('stay out of an ordinary restore', async () => {
    const backup = await takeBackup(world)
    await loseEverything()
    const { restoreId } = await bring(world, backup, 'ordinary')
    await putBack(world, restoreId)
    expect(await behind.get(people, 'p-ben')).toBeDefined()
    expect(await behind.get(roleGrants, 'g-ben')).toBeUndefined()
    expect(await behind.get(cardKeys, 'k1')).toBeUndefined()
  })

  it('come back when a second superadmin approves it, who neither asked nor was appointed by whoever asked', async () => {
    const backup = await takeBackup(world)
    await loseEverything()
    const { restoreId, status } = await bring(world, backup, 'everything')
    expect(status).toBe('requested')
    await expect(world.call(continueRestore, { restoreId })).rejects.toMatchObject(broken('restore-waiting'))
    await expect(world.call(decideRestore, { decision: 'approve', restoreId })).rejects.toMatchObject(broken('second-approver'))
    await behind.commit(behind.creating(roleGrants, 'g-friend', grant('p-friend', 'p-root')))
    await world.enter({ pid: 'p-friend', adm: 1, sa: 1 })
    await expect(world.call(decideRestore, { decision: 'approve', restoreId })).rejects.toMatchObject(broken('second-approver'))
    expect(await behind.get(roleGrants, 'g-ben')).toBeUndefined()
    await world.enter(second)
    expect(await world.call(decideRestore, { decision: 'approve', restoreId })).toEqual({ status: 'ready' })
    expect(await putBack(world, restoreId)).toMatchObject({ status: 'done', decidedBy: 'p-second' })
    expect(await behind.get(roleGrants, 'g-ben')).toMatchObject({ scopes: ['system'] })
    expect(await behind.get(cardKeys, 'k1')).toBeDefined()
  })

  it('from a forged backup are refused by anybody who compares the fingerprint', async () => {
    const invented = {
      ...grant('p-root', 'p-root'),
      role: 'superadmin',
    }
    const stamps = { createdAt: new Date(), createdBy: 'p-boss', updatedAt: new Date(), updatedBy: 'p-boss', rev: 1, schema: 1 }
    const lines = [
      { path: 'roleGrants/invented', data: { ...invented, ...stamps } },
      { path: 'people/invented', data: { ...person('Boss'), ...stamps } },
    ]
    const file = await forgedBackup(
      lines.map(line => backupLine(line as never)),
      world.clock.now(),
    )
    const { fingerprint } = await world.call(readBackupKey, {})
    for (const purpose of ['ordinary', 'everything'] as const) {
      await world.enter(root)
      const { restoreId, status } = await bring(world, file, purpose)
      expect(status).toBe('requested')
      await world.enter(second)
      await expect(world.call(decideRestore, { decision: 'approve', restoreId })).rejects.toMatchObject(broken('backup-fingerprint'))
      await expect(world.call(decideRestore, { decision: 'approve', restoreId, fingerprint })).rejects.toMatchObject(broken('backup-fingerprint'))
      expect(await world.call(decideRestore, { decision: 'reject', restoreId, reason: 'Nobody knows this key' })).toEqual({ status: 'rejected' })
    }
    expect(await behind.get(roleGrants, 'invented')).toBeUndefined()
  })
})

describe('an empty project', () => {
  it('gets everything back once a second superadmin has entered the fingerprint from paper', async () => {
    const backup = await takeBackup(world)
    const { fingerprint } = await world.call(readBackupKey, {})
    const ana = await behind.get(people, 'p-ana')
    world = await staffWorld(root, new Date('2027-09-01T10:00Z'))
    behind = new Records(world.store, { current: undefined })
    const { restoreId, status } = await bring(world, backup, 'everything')
    expect(status).toBe('requested')
    await world.enter(second)
    await world.call(decideRestore, { decision: 'approve', restoreId, fingerprint: fingerprint.toUpperCase().replaceAll(' ', '') })
    expect(await putBack(world, restoreId)).toMatchObject({ status: 'done', unfit: 0 })
    expect(await behind.get(people, 'p-ana')).toEqual(ana)
    expect(await behind.get(roleGrants, 'g-ben')).toBeDefined()
    // Later backups of the former project are known.
    expect((await restoreOf(world, (await bring(world, backup, 'rehearsal')).restoreId)).isKnownKey).toBe(true)
  })
})

describe('people who were forgotten after the backup', () => {
  it('do not come back, and neither do their records', async () => {
    const backup = await takeBackup(world)
    later(1)
    await behind.commit(
      behind.creating(deletions, 'p-ana', { uid: 'u-ana', askedAt: world.clock.now(), dueAt: world.clock.now(), status: 'done' }),
      behind.creating(people, 'p-kept', person('Kept')),
    )
    await loseEverything()
    await world.enter(root)
    const { restoreId } = await bring(world, backup, 'ordinary')
    expect(await putBack(world, restoreId)).toMatchObject({ forgotten: 2 })
    expect(await behind.get(people, 'p-ana')).toBeUndefined()
    expect(await behind.get(personNotes, 'p-ana')).toBeUndefined()
    expect(await behind.get(people, 'p-ben')).toBeDefined()
  })

  it('take with them whoever was merged into them; who may still change their mind comes back', async () => {
    await behind.commit(
      behind.creating(people, 'p-former', { ...person('Former'), status: 'merged', mergedInto: 'p-ana' }),
      behind.creating(personNotes, 'p-former', { note: 'Likes red' } as never),
      behind.creating(personNotes, 'p-ben', { note: 'Likes green' } as never),
    )
    const backup = await takeBackup(world)
    later(1)
    const asked = { askedAt: world.clock.now(), dueAt: world.clock.now() }
    await behind.commit(
      behind.deleting(personNotes, 'p-former'),
      behind.deleting(personNotes, 'p-ben'),
      behind.creating(deletions, 'p-ana', { ...asked, uid: 'u-ana', status: 'done' }),
      behind.creating(deletions, 'p-ben', { ...asked, uid: 'u-ben', status: 'cooling' }),
    )
    await world.enter(root)
    const { restoreId } = await bring(world, backup, 'ordinary')
    expect(await putBack(world, restoreId)).toMatchObject({ restored: 1, forgotten: 1 })
    expect(await behind.get(personNotes, 'p-former')).toBeUndefined()
    expect((await behind.get(personNotes, 'p-ben'))?.note).toBe('Likes green')
  })

  it('leave no private words of their listing behind, which they shared with another artist', async () => {
    const studio = {
      editionId: '2027',
      displayName: 'Studio',
      ownerIds: ['p-ana', 'p-ben'],
      media: [],
      openings: [],
      byAppointment: false,
      status: 'draft',
    }
    await world.store.commit([{ op: 'set', path: 'listings/shared', data: studio }])
    await behind.commit(behind.creating(listingContacts, 'contact', { ownerIds: ['p-ben'], email: 'studio@x.org' }, { listing: 'shared' }))
    const backup = await takeBackup(world)
    later(1)
    await behind.commit(
      behind.deleting(people, 'p-ben'),
      behind.deleting(listingContacts, 'contact', { listing: 'shared' }),
      behind.creating(deletions, 'p-ana', { uid: 'u-ana', askedAt: world.clock.now(), dueAt: world.clock.now(), status: 'done' }),
    )
    await world.enter(root)
    const { restoreId } = await bring(world, backup, 'ordinary')
    expect((await restoreOf(world, restoreId)).kinds!.find(({ kind }) => kind === listingContacts.title)).toMatchObject({ missing: 0, leftOut: 1 })
    expect(await putBack(world, restoreId)).toMatchObject({ restored: 1, forgotten: 1 })
    expect(await behind.get(listingContacts, 'contact', { listing: 'shared' })).toBeUndefined()
  })

  it('are not in the membership of the household either, which comes back with its other seats', async () => {
    const seat = { membershipId: 'm-ben', holderId: 'p-ben', invitedAt: world.clock.now(), status: 'accepted' } as const
    const held = { personId: 'p-ben', productId: 'pair', level: 'pair', audience: 'artlover', since: '2027-01-02', autoRenew: false } as const
    await behind.commit(
      behind.creating(memberships, 'm-ben', { ...held, suspensions: [] }),
      behind.creating(membershipSeats, 'ana', { ...seat, name: 'Ana', email: 'ana@post.example', personId: 'p-ana' }),
      behind.creating(membershipSeats, 'cy', { ...seat, name: 'Cy', email: 'cy@post.example', personId: 'p-cy' }),
    )
    const backup = await takeBackup(world)
    later(1)
    await behind.commit(
      ...['ana', 'cy'].map(id => behind.deleting(membershipSeats, id)),
      behind.creating(deletions, 'p-ana', { uid: 'u-ana', askedAt: world.clock.now(), dueAt: world.clock.now(), status: 'done' }),
    )
    await world.enter(root)
    const { restoreId } = await bring(world, backup, 'everything')
    await world.enter(second)
    await world.call(decideRestore, { decision: 'approve', restoreId })
    await putBack(world, restoreId)
    expect((await behind.find(membershipSeats)).map(({ name }) => name)).toEqual(['Cy'])
  })
})

describe('the audit', () => {
  it('names who restored a record and from which backup, not who changed it last', async () => {
    const backup = await takeBackup(world)
    await behind.commit(behind.deleting(people, 'p-ana'))
    await world.enter(second)
    const { restoreId } = await bring(world, backup, 'ordinary')
    await putBack(world, restoreId)
    const entries = await behind.find(audit, { where: [['entityId', '==', 'p-ana']] })
    const restored = entries.find(({ entity, action }) => entity === 'people' && action === 'record.create')
    expect(restored).toMatchObject({ actor: 'p-second', reason: expect.stringContaining('Restored from the backup') })
    const actions = (await behind.find(audit, { where: [['entity', '==', 'restores']] })).map(({ action, actor }) => [action, actor])
    expect(actions).toEqual(
      expect.arrayContaining([
        ['backup.bring', 'p-second'],
        ['backup.restore', 'p-second'],
      ]),
    )
  })
})

describe('the audit of a hosted database, which reports changes afterwards', () => {
  it('names who restored a record too, and nobody where there is no note', async () => {
    const backup = await takeBackup(world)
    const ana = (await world.store.get('people/p-ana'))!
    await behind.commit(behind.deleting(people, 'p-ana'))
    later(1)
    await world.enter(second)
    const { restoreId } = await bring(world, backup, 'ordinary')
    await putBack(world, restoreId)
    const told = { path: ana.path, before: undefined, after: { ...ana.data, updatedBy: 'p-boss' }, at: world.clock.now() }
    await noteStoredChange({ documents: world.store }, { ...told, eventId: 'restored' })
    await noteStoredChange({ documents: world.store }, { ...told, eventId: 'planted', path: 'people/p-planted' })
    expect(await behind.get(audit, 'restored')).toMatchObject({ actor: 'p-second', reason: expect.stringContaining('Restored from the backup') })
    expect(await behind.get(audit, 'planted')).toMatchObject({ actor: 'system' })
  })
})

describe('a rehearsal', () => {
  it('checks signature, records and references, writes nothing, and is kept', async () => {
    await behind.commit(behind.creating(personNotes, 'p-nobody', { note: 'Of nobody' } as never))
    const backup = await takeBackup(world)
    await loseEverything()
    const { restoreId, status } = await bring(world, backup, 'rehearsal')
    expect(status).toBe('rehearsed')
    const rehearsed = await restoreOf(world, restoreId)
    expect(rehearsed).toMatchObject({ unfit: 0, restored: 0, isKnownKey: true })
    expect(rehearsed.kinds!.reduce((sum, { missing }) => sum + missing, 0)).toBe(5)
    expect(rehearsed.dangling).toBeGreaterThan(0)
    expect(rehearsed.finishedAt).toEqual(world.clock.now())
    expect(rehearsed.examples.join()).toContain('personNotes/p-nobody')
    expect(await behind.get(people, 'p-ana')).toBeUndefined()
    expect((await world.context.storage.list(`restores/${restoreId}`)).paths).toEqual([])
  })
})
