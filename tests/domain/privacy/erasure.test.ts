import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../../src/domain/accounts/accounts.collection'
import { auditValues } from '../../../src/domain/audit/audit.collection'
import { collections } from '../../../src/domain/collections'
import { contactMessages } from '../../../src/domain/contact-form/contact-messages.collection'
import { storagePolicy } from '../../../src/domain/hosting/storage-policy'
import { importRows } from '../../../src/domain/imports/import-batches.collection'
import { mails } from '../../../src/domain/mail/mails.collection'
import { merges } from '../../../src/domain/merging/merges.collection'
import { messages, threads } from '../../../src/domain/messages/threads.collection'
import { deletions } from '../../../src/domain/people/deletions.collection'
import { people } from '../../../src/domain/people/people.collection'
import { deleteMyAccount } from '../../../src/domain/privacy/delete-my-account.contract'
import { endRetention } from '../../../src/domain/privacy/end-retention.job'
import { exportMyData } from '../../../src/domain/privacy/export-my-data.contract'
import { ownFolders } from '../../../src/domain/privacy/forget-files'
import { owningFields } from '../../../src/domain/privacy/owning-fields'
import { bulkChanges, bulkRows } from '../../../src/domain/records/bulk/bulk-changes.collection'
import type { Collection } from '../../../src/domain/shared/records/collection'
import { retainedFields } from '../../../src/domain/shared/records/forgotten-fields'
import { privacyOf } from '../../../src/domain/shared/records/privacy-of-field'
import { Records } from '../../../src/domain/shared/records/records'
import { isPerson, referencesOf } from '../../../src/domain/shared/records/references'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { noon, peopleWorld } from '../../support/people-world'
import { hasOwner, mention, seedOf, words } from '../../support/seeded-person'

const day = 86_400_000
type World = Awaited<ReturnType<typeof peopleWorld>>

const isKeptElsewhere = (of: Collection) => typeof of.whenForgotten === 'object' && 'otherwise' in of.whenForgotten
/** These records are created by the acts themselves: joining, the audit, the request, a merge. */
const made: readonly Collection[] = [people, accounts, auditValues, deletions, merges]
/** Every collection with records that belong to a person, or with copies of such records. */
const seeded = collections.filter(of => !made.includes(of) && (hasOwner(of) || of === mails) && !isKeptElsewhere(of))

/** A person with a record in every collection and a file in every folder, which all name the person. */
async function seededWorld() {
  const world = await peopleWorld()
  await world.add('a', words.name, {
    mail: words.email,
    phones: ['zyx-5550199'],
    addresses: [{ line1: '7 Zyx-Court', city: 'Havn', postcode: '10115', country: 'DE' }],
    household: 'zyx-house',
    sourceKey: 'Zyx-7',
  })
  await world.add('b', 'Bo Lind', { mail: 'bo@elsewhere.example' })
  const account = await world.account('a', words.email)
  const audited = new Records(world.context.documents, { current: undefined })
  const files: string[] = []
  for (const of of seeded) {
    const seed = seedOf(of, 'a', noon)
    files.push(...seed.files)
    await audited.commit(audited.creating(of, seed.id, seed.data as never, seed.params))
  }
  files.push(...ownFolders.map(folder => `${folder}/a/${words.file}.pdf`))
  for (const file of files) await world.context.storage.upload(checkedPath(file), new Blob([words.name]), { contentType: 'application/pdf' }).done
  return { world, account, audited, files }
}

async function erase({ world, account }: Pick<Awaited<ReturnType<typeof seededWorld>>, 'world' | 'account'>) {
  await world.auth.signOut()
  await account.signIn()
  await world.call(deleteMyAccount, { act: 'ask' })
  world.clock.setNow(new Date(world.clock.now().getTime() + 7 * day))
  await world.lookAtTheClock()
  // Findings of the nightly checks name records as they were at the last run.
  world.clock.setNow(new Date(world.clock.now().getTime() + day))
  await world.lookAtTheClock()
}

/** Every field of every record that names the person, as `collection.field`. */
async function namedIn(world: World): Promise<readonly string[]> {
  const found = await Promise.all(
    collections.map(async of => {
      const docs = await world.store.query({ collection: of.path.slice(of.path.lastIndexOf('/') + 1), ...(of.path.includes('/') && { group: true }) })
      return docs.flatMap(({ data, path }) => [
        ...(mention.test(path) ? [`${of.path}.id`] : []),
        ...Object.entries(data).flatMap(([name, value]) => (mention.test(JSON.stringify(value)) ? [`${of.path}.${name}`] : [])),
      ])
    }),
  )
  return [...new Set(found.flat())].sort()
}

async function storedOf(world: World, files: readonly string[]): Promise<readonly string[]> {
  const there = await Promise.all(
    files.map(file =>
      world.context.storage.read(checkedPath(file)).then(
        () => [file],
        () => [],
      ),
    ),
  )
  return there.flat().sort()
}

/** The fields that a law keeps, by the declarations alone. */
const keptByLaw = seeded.flatMap(of => retainedFields(of).map(([name]) => `${of.path}.${name}`)).sort()
const filesKeptByLaw = (files: readonly string[]) =>
  files
    .filter(file => seeded.some(of => retainedFields(of).some(([name]) => of.fields[name]!.filesIn !== undefined && file.includes(`-${of.path}.`))))
    .sort()

describe('the erasure of a person who is in every collection and folder', () => {
  let found: Awaited<ReturnType<typeof seededWorld>>
  let before: readonly string[]
  beforeAll(async () => {
    found = await seededWorld()
    before = await namedIn(found.world)
    await erase(found)
  })

  it('begins with their words in every field that may hold them', () => {
    const expected = seeded.flatMap(of =>
      Object.entries(of.fields).flatMap(([name, { kind }]) =>
        ['text', 'longText', 'email', 'richText', 'json'].includes(kind) && privacyOf(of, name) !== 'impersonal' ? [`${of.path}.${name}`] : [],
      ),
    )
    expect(expected.length).toBeGreaterThan(40)
    expect(expected.filter(field => !before.includes(field))).toEqual([])
    expect(before).toEqual(expect.arrayContaining(['auditValues.after', 'people.names', 'accounts.email']))
  })

  it('leaves what the law requires, and nothing else', async () => {
    expect(await namedIn(found.world)).toEqual(keptByLaw)
    expect(await storedOf(found.world, found.files)).toEqual(filesKeptByLaw(found.files))
  })

  it('says until when, and erases that too at the end', async () => {
    const { world, files } = found
    const [deletion] = await world.store.query({ collection: 'deletions' })
    expect(deletion!.data).toMatchObject({ status: 'done', heldUntil: new Date('2032-10-16T19:00:00Z') })
    world.clock.setNow(new Date('2033-01-01T00:00:00Z'))
    await endRetention.run(world.context)
    expect(await namedIn(world)).toEqual(keptByLaw.filter(field => field !== 'consents.evidence'))
    world.clock.setNow(new Date('2034-10-17T00:00:00Z'))
    await endRetention.run(world.context)
    expect(await namedIn(world)).toEqual([])
    expect(await storedOf(world, files)).toEqual([])
    expect(await endRetention.run(world.context)).toBe(0)
  })
})

describe('what the law requires to keep', () => {
  it('is named with its reason, the law and its end', () => {
    const all = collections.flatMap(of => retainedFields(of).map(([name, hold]) => ({ field: `${of.path}.${name}`, hold })))
    expect(all.map(({ field }) => field).sort()).toEqual([
      'consents.evidence',
      'donations.inKind',
      'letters.pdfPath',
      'letters.text',
      'memberships/{membership}/terms.compReason',
      'orders.lines',
      'orders.sentTo',
      'payments.card',
      'payments.reason',
      'payments.ref',
      'receipts.card',
    ])
    for (const { hold } of all) {
      expect(hold.reason.length).toBeGreaterThan(10)
      expect(hold.law).toMatch(/U\.S\.C\./)
      expect(hold.years).toBeGreaterThan(0)
    }
  })
})

describe('every record with personal values', () => {
  it('is erased with its person, or has a period, or says why it names nobody', () => {
    const silent = collections.filter(
      of => !of.whenForgotten && !of.keptFor && Object.keys(of.fields).some(name => privacyOf(of, name) !== 'impersonal'),
    )
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('is found by something that it declares, if it is erased', () => {
    const lost = collections.filter(of => (of.whenForgotten === 'delete' || of.whenForgotten === 'anonymise') && !hasOwner(of))
    expect(lost.map(({ path }) => path)).toEqual([])
  })
})

it('an entry of a list that names a person beside other values is taken out of a record that is somebody else’s', () => {
  const named = collections.flatMap(of =>
    referencesOf(of)
      .filter(({ names, to, declared }) => names.length > 1 && isPerson(to) && !declared?.isActor)
      .map(({ names }) => `${of.path}.${names.join('.')}`),
  )
  expect(named.sort()).toEqual([
    // Assignments of staff, which name them by id.
    'checklists.items.ownerId',
    'contactLog.followUp.ownerId',
  ])
})

it('every folder with a folder of each person’s own is emptied', () => {
  const own = storagePolicy.filter(({ read, list, write }) => /"owner"/.test(JSON.stringify([read, list, write]))).map(({ folder }) => folder)
  expect([...ownFolders].sort()).toEqual(own.sort())
})

describe('copies of a person’s values', () => {
  it('in the undo of imports and bulk changes, and of the contact form by a confirmed address, go with the person; others stay', async () => {
    const found = await seededWorld()
    const { audited, world } = found
    const row = (record: string) => ({ scope: 'people', record, action: 'update', before: { names: record }, after: {} }) as const
    await audited.commit(
      audited.creating(importRows, 'r1', row('people/a'), { batch: 'i' }),
      audited.creating(importRows, 'r2', row('people/b'), { batch: 'i' }),
      audited.creating(bulkChanges, 'bulk', {
        scope: 'people',
        collection: 'people',
        params: {},
        change: {} as never,
        startedBy: 'p-staff',
        total: 2,
        done: 2,
        changed: 2,
        left: [],
        undoUntil: new Date(noon.getTime() + 30 * day),
        status: 'done',
      }),
      audited.creating(bulkRows, 'a', { n: 0, before: { household: 'zyx-house' }, after: {} }, { bulk: 'bulk' }),
      audited.creating(bulkRows, 'b', { n: 1, before: {}, after: {} }, { bulk: 'bulk' }),
      audited.creating(contactMessages, 'other', {
        name: 'Bo',
        email: 'bo@elsewhere.example',
        topic: 'other' as never,
        text: 'Hello',
        page: '/about/contact',
        suspected: false,
        sentAt: noon,
        status: 'new',
      }),
    )
    await erase(found)
    expect(await namedIn(world)).toEqual(keptByLaw)
    expect((await audited.find(importRows, { params: { batch: 'i' } })).map(({ id }) => id)).toEqual(['r2'])
    expect((await audited.find(bulkRows, { params: { bulk: 'bulk' } })).map(({ id }) => id)).toEqual(['b'])
    expect((await audited.find(contactMessages)).map(({ id }) => id)).toEqual(['other'])
  })
})

it('the account that a merge disabled goes too, with its address', async () => {
  const found = await seededWorld()
  const { world, account, audited } = found
  const other = await world.account('b', 'zyx-second@forget.example')
  const second = (await audited.get(people, 'b'))!
  await audited.commit(audited.changing(people, second, { status: 'merged', mergedInto: 'a', names: { ...second.names, display: words.name } }))
  await world.context.accounts.setDisabled(other.uid, true)
  await erase({ world, account })
  expect(await namedIn(world)).toEqual(keptByLaw)
  expect([await world.context.accounts.find(other.uid), await world.context.accounts.find(account.uid)]).toEqual([undefined, undefined])
  expect(await audited.get(accounts, other.uid)).toBeUndefined()
})

it('in a conversation with others the person’s own messages become empty, and the others’ stay', async () => {
  const found = await seededWorld()
  const { audited } = found
  const said = (fromId: string, text: string) => ({ participantIds: ['a', 'b'], fromId, text, sentAt: noon })
  await audited.commit(
    audited.creating(threads, 'shared', { participantIds: ['a', 'b'], topic: 'A visit', lastAt: noon, status: 'open' }),
    audited.creating(messages, 'm1', said('a', 'I am Zyx-ana, call me.'), { thread: 'shared' }),
    audited.creating(messages, 'm2', said('b', 'Come at noon.'), { thread: 'shared' }),
  )
  await erase(found)
  expect((await audited.find(messages, { params: { thread: 'shared' } })).map(({ text }) => text)).toEqual([
    'The account of whoever wrote this was deleted.',
    'Come at noon.',
  ])
  expect(await audited.get(threads, 'seed')).toBeUndefined()
})

it('the export of one’s own data holds every record that erasure removes, but for secrets of the office', async () => {
  const { world, account } = await seededWorld()
  await world.auth.signOut()
  await account.signIn()
  const { records } = await world.call(exportMyData, {})
  const removed = seeded.filter(of => of.whenForgotten === 'delete' || of.whenForgotten === 'anonymise')
  expect(removed.length).toBeGreaterThan(25)
  expect(removed.filter(({ path }) => !records[path]).map(({ path }) => path)).toEqual([])
  const missing = removed.flatMap(of =>
    Object.keys(of.fields)
      .filter(
        name =>
          mention.test(JSON.stringify(seedOf(of, 'a', noon).data[name] ?? '')) &&
          !mention.test(JSON.stringify((records[of.path]![0] as never)[name] ?? '')),
      )
      .map(name => `${of.path}.${name}`),
  )
  expect(missing).toEqual(
    removed.flatMap(of =>
      owningFields(of).length > 0
        ? []
        : Object.keys(of.fields)
            .filter(name => privacyOf(of, name) === 'secret' && mention.test(JSON.stringify(seedOf(of, 'a', noon).data[name] ?? '')))
            .map(name => `${of.path}.${name}`),
    ),
  )
})
