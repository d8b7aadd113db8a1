import { describe, expect, it } from 'vitest'
import { DocumentStore } from '../../../../src/adapters/memory/documents/document-store'
import { Gate } from '../../../../src/adapters/memory/documents/gate'
import { GatedDocuments } from '../../../../src/adapters/memory/documents/gated-documents'
import { StoreDocuments } from '../../../../src/adapters/memory/documents/store-documents'
import { VolatileStore } from '../../../../src/adapters/memory/documents/volatile-store'
import { NetworkSwitch } from '../../../../src/adapters/memory/network-switch'
import { SystemClock } from '../../../../src/adapters/memory/system-clock'
import { collection } from '../../../../src/domain/shared/records/collection'
import { boolean, list, optional, reference, text } from '../../../../src/domain/shared/records/fields'
import { type Actor, all, any, changesOnly, contains, nobody, owner, scope, signedIn, where } from '../../../../src/domain/shared/records/policy'
import type { Claims } from '../../../../src/ports/auth'
import { count, type Fields, serverTime, type Where, type WriteFields } from '../../../../src/ports/documents'
import type { PortError } from '../../../../src/ports/errors'
import { sameValue } from '../../../../src/ports/same-value'
import { expectPortError } from '../../../suites/expect-port-error'

const works = collection({
  path: 'works',
  title: 'Works',
  privacy: 'impersonal',
  fields: {
    title: text('Title', 10),
    status: text('State'),
    ownerId: reference('Owner', 'people'),
    helpers: optional(list('Helpers', reference('Helper', 'people'), 5)),
    sold: optional(boolean('Sold')),
  },
  access: {
    get: any(where('status', 'public'), owner('ownerId'), contains('helpers'), scope('content')),
    list: any(where('status', 'public'), owner('ownerId'), contains('helpers'), scope('content')),
    create: any(owner('ownerId'), scope('content')),
    update: any(scope('content'), all(owner('ownerId'), changesOnly('title', 'helpers'))),
    delete: all(owner('ownerId'), where('status', 'draft')),
  },
})
const notes = collection({
  path: 'works/{work}/notes',
  title: 'Notes',
  privacy: 'impersonal',
  fields: { text: text('Text') },
  access: { get: signedIn, list: signedIn, create: nobody, update: nobody, delete: nobody },
})

const then = new Date('2027-10-01T12:00:00Z')
const now = new Date('2027-10-16T18:00:00Z')
const stamps = (by: string) => ({ createdAt: then, createdBy: by, updatedAt: then, updatedBy: by, rev: 1, schema: 1 })
const someone = (pid: string, more: Claims = {}): Actor => ({ uid: `uid-${pid}`, claims: { pid, ...more } })
const ana = someone('ana')
const bo = someone('bo')
const proven = (actor: Actor): Actor => ({ ...actor, secondFactor: true })
const editor = proven(someone('ed', { adm: 1, sc: 'c' }))

async function gated() {
  const store = new DocumentStore(new SystemClock(() => now.getTime()))
  const open = new StoreDocuments(store, new VolatileStore(store))
  const plant = (path: string, data: WriteFields) => open.commit([{ op: 'set', path, data }])
  await plant('works/shown', { title: 'Shown', status: 'public', ownerId: 'ana', ...stamps('ana') })
  await plant('works/hidden', { title: 'Hidden', status: 'draft', ownerId: 'ana', helpers: ['bo'], ...stamps('ana') })
  await plant('works/shown/notes/1', { text: 'x', ...stamps('ana') })
  await plant('secrets/1', { a: 1 })
  let actor: Actor | undefined
  const changed = new Set<() => void>()
  const network = new NetworkSwitch()
  const documents = new GatedDocuments(open, new Gate([works, notes], () => actor), network, next => {
    changed.add(next)
    return () => changed.delete(next)
  })
  const become = (next: Actor | undefined) => {
    actor = next
    for (const tell of changed) tell()
  }
  return { documents, open, become, network }
}

const as = (actor: Actor | undefined) => (actor ? String(actor.claims.pid) : 'a visitor')

describe('reading one document', () => {
  const cases: readonly (readonly [Actor | undefined, string, boolean])[] = [
    [undefined, 'works/shown', true],
    [undefined, 'works/hidden', false],
    [ana, 'works/hidden', true],
    [bo, 'works/hidden', true],
    [someone('cy'), 'works/hidden', false],
    [editor, 'works/hidden', true],
    [undefined, 'works/shown/notes/1', false],
    [bo, 'works/shown/notes/1', true],
    [proven(someone('root', { sa: 1 })), 'secrets/1', false],
    // A refusal must not reveal whether the work exists, except to users who may read all works.
    [undefined, 'works/missing', false],
    [editor, 'works/missing', true],
  ]
  for (const [actor, path, isAllowed] of cases)
    it(`${as(actor)} ${isAllowed ? 'reads' : 'does not read'} ${path}`, async () => {
      const { documents, become } = await gated()
      become(actor)
      if (isAllowed) await documents.get(path)
      else await expectPortError(documents.get(path), 'documents', 'permission-denied')
    })
})

describe('lists must prove that every result is allowed', () => {
  const cases: readonly (readonly [Actor | undefined, readonly Where[], number | 'permission-denied'])[] = [
    [undefined, [], 'permission-denied'],
    [undefined, [['status', '==', 'public']], 1],
    [undefined, [['status', '==', 'draft']], 'permission-denied'],
    [undefined, [['status', '>=', 'public']], 'permission-denied'],
    [undefined, [['status', 'in', ['public']]], 'permission-denied'],
    [ana, [['ownerId', '==', 'ana']], 2],
    [ana, [['ownerId', '==', 'bo']], 'permission-denied'],
    [bo, [['helpers', 'array-contains', 'bo']], 1],
    [bo, [['helpers', 'array-contains', 'ana']], 'permission-denied'],
    [editor, [], 2],
  ]
  const codeOf = (error: Error) => (error as PortError<'documents'>).code
  for (const [actor, conditions, expected] of cases)
    it(`${as(actor)} asking ${JSON.stringify(conditions)}: ${expected}`, async () => {
      const { documents, become } = await gated()
      become(actor)
      const asked = { collection: 'works', where: conditions }
      const watched = new Promise(resolve =>
        documents.watch(
          asked,
          docs => resolve(docs.length),
          error => resolve(codeOf(error)),
        ),
      )
      expect(await documents.query(asked).then(docs => docs.length, codeOf)).toBe(expected)
      expect(await documents.aggregate(asked, { found: count() }).then(({ found }) => found, codeOf)).toBe(expected)
      expect(await watched).toBe(expected)
    })

  it('refuses undeclared collections', async () => {
    const { documents, become } = await gated()
    become(proven(someone('root', { sa: 1 })))
    await expectPortError(documents.query({ collection: 'secrets' }), 'documents', 'permission-denied')
    await expectPortError(documents.query({ collection: 'localAccounts' }), 'documents', 'permission-denied')
  })
})

describe('writing', () => {
  const shown = { title: 'Shown', status: 'public', ownerId: 'ana' }
  const created = (by: string) => ({ createdAt: serverTime(), createdBy: by, updatedAt: serverTime(), updatedBy: by, rev: 1, schema: 1 })
  const changed = (by: string) => ({ createdAt: then, createdBy: 'ana', updatedAt: serverTime(), updatedBy: by, rev: 2, schema: 1 })
  const mine = { title: 'New', status: 'draft', ownerId: 'ana', ...created('ana') }
  type Case = readonly [string, Actor | undefined, 'create' | 'set' | 'update' | 'delete', string, WriteFields, boolean]
  const cases: readonly Case[] = [
    ['their own work', ana, 'create', 'works/new', mine, true],
    ['their own work by set', ana, 'set', 'works/new', mine, true],
    ['a work for another', bo, 'create', 'works/new', { ...mine, ...created('bo') }, false],
    ['without being signed in', undefined, 'create', 'works/new', mine, false],
    ['while masquerading', someone('ana', { imp: 'ed' }), 'create', 'works/new', mine, false],
    ['in the name of another', ana, 'create', 'works/new', { ...mine, createdBy: 'bo' }, false],
    ['with a time that is not the server’s', ana, 'create', 'works/new', { ...mine, createdAt: then }, false],
    ['with revision 2', ana, 'create', 'works/new', { ...mine, rev: 2 }, false],
    ['with an undeclared field', ana, 'create', 'works/new', { ...mine, price: 1 }, false],
    ['with a field of another type', ana, 'create', 'works/new', { ...mine, title: 1 }, false],
    ['with a title over its limit', ana, 'create', 'works/new', { ...mine, title: 'Much too long' }, false],
    ['without a required field', ana, 'create', 'works/new', created('ana'), false],
    ['into an unknown collection', proven(someone('root', { sa: 1 })), 'create', 'secrets/2', { a: 1 }, false],
    ['their title', ana, 'set', 'works/shown', { ...shown, title: 'Better', ...changed('ana') }, true],
    ['their title by update', ana, 'update', 'works/shown', { title: 'Better', updatedAt: serverTime(), updatedBy: 'ana', rev: 2 }, true],
    ['a field that they may not change', ana, 'set', 'works/shown', { ...shown, status: 'draft', ...changed('ana') }, false],
    ['the owner, to another person', ana, 'set', 'works/shown', { ...shown, ownerId: 'bo', ...changed('ana') }, false],
    ['the owner, to themself', bo, 'set', 'works/shown', { ...shown, ownerId: 'bo', ...changed('bo') }, false],
    ['anything, as an editor', editor, 'set', 'works/shown', { ...shown, status: 'draft', sold: true, ...changed('ed') }, true],
    ['on an outdated revision', editor, 'set', 'works/shown', { ...shown, ...changed('ed'), rev: 1 }, false],
    ['with a revision too many', editor, 'set', 'works/shown', { ...shown, ...changed('ed'), rev: 3 }, false],
    ['who created it', editor, 'set', 'works/shown', { ...shown, ...changed('ed'), createdBy: 'ed' }, false],
    ['when it was created', editor, 'set', 'works/shown', { ...shown, ...changed('ed'), createdAt: now }, false],
    ['signed by another', editor, 'set', 'works/shown', { ...shown, ...changed('ana') }, false],
    ['her draft', ana, 'delete', 'works/hidden', {}, true],
    ['her public work', ana, 'delete', 'works/shown', {}, false],
    ['the draft of another', bo, 'delete', 'works/hidden', {}, false],
  ]
  for (const [what, actor, op, path, data, isAllowed] of cases)
    it(`${as(actor)} ${isAllowed ? 'may' : 'may not'} ${op}: ${what}`, async () => {
      const { documents, open, become } = await gated()
      become(actor)
      const before = await open.get(path)
      const commit = documents.commit([op === 'delete' ? { op, path } : { op, path, data }])
      if (isAllowed) await commit
      else await expectPortError(commit, 'documents', 'permission-denied')
      const after = await open.get(path)
      expect(sameValue(before?.data, after?.data)).toBe(!isAllowed)
    })

  it('reveals only to users who may change it that a document is missing or exists', async () => {
    const { documents, become } = await gated()
    become(bo)
    await expectPortError(documents.commit([{ op: 'update', path: 'works/missing', data: { title: 'x' } }]), 'documents', 'permission-denied')
    await expectPortError(documents.commit([{ op: 'create', path: 'works/hidden', data: mine }]), 'documents', 'permission-denied')
    become(editor)
    await expectPortError(documents.commit([{ op: 'update', path: 'works/missing', data: { title: 'x' } }]), 'documents', 'not-found')
    await expectPortError(
      documents.commit([{ op: 'create', path: 'works/hidden', data: { ...mine, ...created('ed') } }]),
      'documents',
      'already-exists',
    )
  })

  it('refuses a whole commit for one write, and transactions alike', async () => {
    const { documents, open, become } = await gated()
    become(ana)
    const writes = [{ op: 'create', path: 'works/new', data: mine } as const, { op: 'delete', path: 'works/shown' } as const]
    await expectPortError(documents.commit(writes), 'documents', 'permission-denied')
    await expectPortError(
      documents.transact(async transaction => transaction.write(...writes)),
      'documents',
      'permission-denied',
    )
    become(bo)
    await expectPortError(
      documents.transact(transaction => transaction.get('works/missing')),
      'documents',
      'permission-denied',
    )
    expect(await open.get('works/new')).toBeUndefined()
  })
})

describe('watching', () => {
  const settle = () => new Promise(resolve => setTimeout(resolve))

  it('ends when the document or the caller is no longer allowed', async () => {
    const { documents, open, become } = await gated()
    const told: (Fields | undefined)[] = []
    const failed: Error[] = []
    documents.watchOne(
      'works/shown',
      doc => told.push(doc?.data),
      error => failed.push(error),
    )
    await settle()
    await open.commit([{ op: 'update', path: 'works/shown', data: { status: 'draft' } }])
    await settle()
    await open.commit([{ op: 'update', path: 'works/shown', data: { status: 'public' } }])
    await settle()
    expect(told.map(data => data?.['status'])).toEqual(['public'])
    expect(failed).toMatchObject([{ code: 'permission-denied' }])

    become(editor)
    const lists: number[] = []
    documents.watch(
      { collection: 'works' },
      docs => lists.push(docs.length),
      error => failed.push(error),
    )
    await settle()
    become(undefined)
    await open.commit([{ op: 'delete', path: 'works/hidden' }])
    await settle()
    expect(lists).toEqual([2])
    expect(failed.length).toBe(2)
  })

  it('waits while there is no network, and then passes on the newest result', async () => {
    const { documents, open, become, network } = await gated()
    become(editor)
    const lists: number[] = []
    const failed: Error[] = []
    documents.watch(
      { collection: 'works' },
      docs => lists.push(docs.length),
      error => failed.push(error),
    )
    await settle()
    network.setOffline(true)
    await expectPortError(documents.get('works/shown'), 'documents', 'unavailable')
    await expectPortError(documents.commit([]), 'documents', 'unavailable')
    await open.commit([{ op: 'delete', path: 'works/hidden' }])
    await open.commit([{ op: 'delete', path: 'works/shown' }])
    await settle()
    expect(lists).toEqual([2])
    network.setOffline(false)
    expect([lists, failed]).toEqual([[2, 0], []])
  })
})
