import 'fake-indexeddb/auto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { seededAccount } from '../../../src/adapters/memory/accounts/local-accounts'
import { hashPassword } from '../../../src/adapters/memory/accounts/password-hash'
import type { Content } from '../../../src/adapters/memory/documents/durable-store'
import { type LocalPortsOptions, openLocalPorts } from '../../../src/adapters/memory/local-ports'
import { MemoryPreferences } from '../../../src/adapters/memory/preferences'
import { instantOf, isEmptyAsked } from '../../../src/adapters/memory/url-options'
import type { LocalState } from '../../../src/domain/hosting/local-mode'
import { reservedPaths } from '../../../src/ui/reserved-paths'
import { expectPortError } from '../../suites/expect-port-error'
import { eventually } from '../../support/eventually'

const noon = new Date('2030-05-04T19:00:00Z')
let season: Content
let seedings = 0
beforeAll(async () => {
  const person = async (key: string, order: number, claims = {}) => {
    const account = {
      uid: `uid-${key}`,
      key,
      email: `${key}@example.org`,
      displayName: `The ${key}`,
      emailVerified: true,
      disabled: false,
      createdAt: noon,
      claims,
    }
    return seededAccount({ ...account, password: await hashPassword('a long secret', 5) }, order)
  }
  const settings = { tz: 'America/Los_Angeles' }
  season = {
    documents: [
      ...(await person('artist', 1)),
      ...(await person('guideadmin', 0, { pid: 'g', adm: 1, sc: 'g' })),
      { path: 'settings/organisation', data: settings },
      { path: 'localSeason/planted', data: { defaultInstant: noon } },
    ],
    files: [{ path: 'snapshots/a.json', bytes: new TextEncoder().encode('{}').buffer, contentType: 'application/json' }],
  }
})
afterEach(() => vi.restoreAllMocks())

const seed = async () => {
  seedings++
  return season
}
/** An organization that holds nothing. */
const openEmpty = (options: Partial<LocalPortsOptions> = {}) =>
  openLocalPorts({ preferences: new MemoryPreferences(), routes: reservedPaths, iterations: 5, ...options })
const open = (options: Partial<LocalPortsOptions> = {}) => openEmpty({ seed, ...options })
const address = (search: string) => new URL(`https://example.org/guide${search}`)
const minute = (instant: Date) => instant.toISOString().slice(0, 16)
let databases = 0
const database = () => ({ factory: indexedDB, name: `local-mode-${++databases}` })

describe('the first start', () => {
  it('plants the season once, and later starts load it', async () => {
    seedings = 0
    const kept = database()
    const first = await open({ database: kept })
    await first.open.commit([{ op: 'set', path: 'listings/mine', data: { n: 1 } }])
    first.close()
    const second = await open({ database: kept })
    expect([seedings, (await second.open.get('listings/mine'))?.data]).toEqual([1, { n: 1 }])
    expect(await (await second.storage.read('snapshots/a.json')).text()).toBe('{}')
    second.close()
  })

  it('is loaded completely by later starts, in any number of parts', async () => {
    const kept = database()
    const paths = Array.from({ length: 1001 }, (_, i) => `listings/l${i}`)
    const many = async () => ({ ...season, documents: [...season.documents, ...paths.map(path => ({ path, data: { path } }))] })
    ;(await open({ database: kept, seed: many })).close()
    const second = await open({ database: kept, seed: many })
    const found = await Promise.all(paths.map(path => second.open.get(path)))
    expect(found.map(listing => listing?.data['path'])).toEqual(paths)
    second.close()
  })

  it('leaves nothing if it is interrupted, and the next start plants everything', async () => {
    const kept = database()
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('killed', 'AbortError')
    })
    await expect(open({ database: kept })).rejects.toThrow('the local database failed')
    const left = await openEmpty({ database: kept })
    expect([await left.open.query({ collection: 'localAccounts' }), await left.open.query({ collection: 'snapshots' })]).toEqual([[], []])
    left.close()
    const next = await open({ database: kept })
    expect(next.localMode.people.length).toBe(2)
    next.close()
  })
})

describe('the signed-in person', () => {
  it('is set by the address, persists without it, and is signed out by `visitor`', async () => {
    const preferences = new MemoryPreferences()
    const states = []
    for (const search of ['?as=guideadmin', '', '?as=artist', '?as=visitor', ''])
      states.push((await open({ preferences, address: address(search) })).localMode.state.as)
    expect(states).toEqual(['guideadmin', 'guideadmin', 'artist', undefined, undefined])
  })

  it('stays the same if the address has an unknown key', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const preferences = new MemoryPreferences()
    await open({ preferences, address: address('?as=artist') })
    expect((await open({ preferences, address: address('?as=nobody') })).localMode.state.as).toBe('artist')
    expect(warn).toHaveBeenCalledOnce()
  })

  it('can be each of the sample people, in order, with their claims and passwords', async () => {
    const { localMode, auth } = await open()
    expect(localMode.people).toEqual([
      { key: 'guideadmin', name: 'The guideadmin', email: 'guideadmin@example.org' },
      { key: 'artist', name: 'The artist', email: 'artist@example.org' },
    ])
    await localMode.signInAs('guideadmin')
    expect(auth.current?.claims).toEqual({ pid: 'g', adm: 1, sc: 'g' })
    expect((await auth.signIn('artist@example.org', 'a long secret')).uid).toBe('uid-artist')
  })
})

describe('the simulated instant', () => {
  it('is the season’s default unless another was chosen, which persists', async () => {
    const preferences = new MemoryPreferences()
    const first = await open({ preferences, address: address('') })
    expect([minute(first.clock.now()), first.localMode.state.simulated]).toEqual(['2030-05-04T19:00', false])
    const second = await open({ preferences, address: address('?on=2030-01-02T08:30') })
    expect([minute(second.clock.now()), second.localMode.state.simulated]).toEqual(['2030-01-02T16:30', true])
    const third = await open({ preferences, address: address('') })
    expect(minute(third.clock.now())).toBe('2030-01-02T16:30')
    third.localMode.setNow(new Date('2031-01-01T00:00:00Z'))
    const fourth = await open({ preferences, address: address('') })
    expect(minute(fourth.clock.now())).toBe('2031-01-01T00:00')
    fourth.localMode.setNow(undefined)
    expect(minute(fourth.clock.now())).toBe('2030-05-04T19:00')
    expect(minute((await open({ preferences, address: address('') })).clock.now())).toBe('2030-05-04T19:00')
  })

  it.each([
    ['2027-10-16T11:00', '2027-10-16T18:00:00.000Z'],
    ['2027-11-20T11:00', '2027-11-20T19:00:00.000Z'],
    ['2027-10-16', '2027-10-16T07:00:00.000Z'],
    ['2027-10-16T18:00:00Z', '2027-10-16T18:00:00.000Z'],
    ['2027-10-16T20:00+02:00', '2027-10-16T18:00:00.000Z'],
    ['2027-10-16T20:00 02:00', '2027-10-16T18:00:00.000Z'],
    ['2027-13-01T11:00', undefined],
    ['2027-02-30T11:00', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('reads "%s" on the clock of Los Angeles', async (written, expected) => {
    expect((await instantOf(written, 'America/Los_Angeles'))?.toISOString()).toBe(expected)
  })
})

describe('the whole content', () => {
  it('can be exported to one file and imported elsewhere, with its instants', async () => {
    const here = await open()
    const data = { at: new Date(1), odd: [Number.NaN, Number.POSITIVE_INFINITY], map: { $instant: 'not one', $map: { a: null } } }
    await here.open.commit([{ op: 'set', path: 'listings/odd', data }])
    const file = await here.localMode.download()
    const there = await openEmpty({ database: database() })
    const told: unknown[] = []
    there.open.watchOne(
      'listings/odd',
      doc => told.push(doc?.data),
      error => told.push(error),
    )
    await there.localMode.load(file)
    await eventually(() => expect(told).toEqual([undefined, data]))
    expect(there.localMode.people.map(({ key }) => key)).toEqual(['guideadmin', 'artist'])
    expect(minute(there.clock.now())).toBe('2030-05-04T19:00')
    expect(await (await there.storage.read('snapshots/a.json')).text()).toBe('{}')
    there.close()
  })

  it('stays unchanged if the file has another format', async () => {
    const { localMode, open: documents } = await open()
    await expectPortError(localMode.load(new Blob(['name,address'])), 'documents', 'invalid-argument')
    await expectPortError(localMode.load(new Blob(['{"documents":[]}'])), 'documents', 'invalid-argument')
    expect(await documents.query({ collection: 'localAccounts' })).toHaveLength(2)
  })

  it('is that of the first start after a reset', async () => {
    const { localMode, open: documents, clock, close } = await open({ database: database() })
    await localMode.signInAs('artist')
    localMode.setNow(new Date(0))
    localMode.setOffline(true)
    await documents.commit([{ op: 'set', path: 'listings/mine', data: {} }])
    await localMode.reset()
    expect(await documents.get('listings/mine')).toBeUndefined()
    expect(localMode.state).toMatchObject({ as: undefined, simulated: false, offline: false, memory: false })
    expect(minute(clock.now())).toBe('2030-05-04T19:00')
    close()
  })
})

it('keeps one mail of an event that two send at the same moment, and fails neither', async () => {
  // Writing takes longer than reading, so the second mail looks for the first one before that is written.
  const { mailer, open: documents, close } = await open({ database: database() })
  const mail = { to: 'a@example.org', subject: 'Your corrected letter', text: 'x', event: 'letter 1' }
  await Promise.all([mailer.send(mail), mailer.send(mail)])
  expect(await documents.query({ collection: 'localOutbox' })).toHaveLength(1)
  close()
})

it('takes no mail for what is no address, like the queue of the host', async () => {
  const { mailer, open: documents } = await open()
  await expect(mailer.send({ to: '', subject: 'Your letter', text: 'x' })).rejects.toThrow('Not an email address: ')
  expect(await documents.query({ collection: 'localOutbox' })).toEqual([])
})

it('notifies watchers of people, mail, network and time', async () => {
  const { localMode, mailer } = await open()
  const told: LocalState[] = []
  const stop = localMode.watch(state => told.push(state))
  await mailer.send({ to: 'a@example.org', subject: 'First', text: 'x' })
  await mailer.send({ to: 'a@example.org', subject: 'Second', text: 'x', link: '/signin' })
  await eventually(() => expect(told.at(-1)?.outbox.map(({ subject }) => subject)).toEqual(['Second', 'First']))
  expect(told.at(-1)?.outbox[0]).toMatchObject({ link: '/signin', to: 'a@example.org' })
  await localMode.signInAs('artist')
  localMode.setOffline(true)
  localMode.setNow(new Date(0))
  expect(told.at(-1)).toMatchObject({ as: 'artist', offline: true, simulated: true, memory: true })
  const count = told.length
  stop()
  localMode.setOffline(false)
  expect(told.length).toBe(count)
})

describe('an organization that begins with nothing', () => {
  const steps = (states: readonly (string | undefined)[]) => [...new Set(states)]
  const joined = async () => {
    const local = await openEmpty()
    const user = await local.auth.signUp('first@example.org', 'a long secret', 'Fir St')
    return { ...local, account: `localAccounts/${user.uid}` }
  }

  it('is asked for in the address and stays, until the sample season is asked for', () => {
    const preferences = new MemoryPreferences()
    const asked = (search: string) => isEmptyAsked(address(search), preferences)
    expect([asked(''), asked('?empty'), asked(''), asked('?empty=no'), asked('')]).toEqual([false, true, true, false, false])
  })

  it('changes to the sample season from the next load on, and back', async () => {
    const preferences = new MemoryPreferences()
    const isEmpty = () => isEmptyAsked(address(''), preferences)
    ;(await open({ preferences })).localMode.changeOrganisation()
    expect(isEmpty()).toBe(true)
    ;(await openEmpty({ preferences })).localMode.changeOrganisation()
    expect(isEmpty()).toBe(false)
  })

  it('holds nothing, and leaves the mark of the sample season alone', async () => {
    const preferences = new MemoryPreferences()
    const { open: store, localMode } = await openEmpty({ preferences })
    expect([localMode.people, localMode.state.beganEmpty, await store.get('settings/organisation')]).toEqual([[], true, undefined])
    await store.commit([{ op: 'set', path: 'listings/mine', data: { n: 1 } }])
    expect(preferences.getItem('local:changed')).toBeNull()
    await localMode.reset()
    expect(await store.get('listings/mine')).toBeUndefined()
  })

  it('leads whoever joined and confirmed the address to its first superadmin, and nobody after', async () => {
    const { localMode, auth, clock, open: store, account } = await joined()
    const seen: (string | undefined)[] = []
    localMode.watch(({ towardsSuperadmin }) => seen.push(towardsSuperadmin))
    await expectPortError(localMode.becomeSuperadmin(), 'functions', 'permission-denied')
    for (const data of [{ claims: { pid: 'p-first' } }, { emailVerified: true }]) {
      await store.commit([{ op: 'update', path: account, data }])
      await auth.refreshClaims()
      await eventually(() => expect(seen.at(-1)).toBe('claims' in data ? 'confirm' : 'appoint'))
    }
    clock.setNow(noon)
    await localMode.becomeSuperadmin()
    // The office opens at once: a second factor is required only after the grace period.
    expect(auth.current?.claims).toEqual({ pid: 'p-first', adm: 1, sa: 1, mfaFrom: Date.UTC(2030, 4, 11, 19) / 1000 })
    await eventually(() => expect(steps(seen)).toEqual(['join', 'confirm', 'appoint', undefined]))
    await expectPortError(localMode.becomeSuperadmin(), 'functions', 'permission-denied')
  })

  it('leads nobody of the sample season there', async () => {
    const { localMode } = await open({ address: address('?as=artist') })
    expect([localMode.state.beganEmpty, localMode.state.towardsSuperadmin]).toEqual([false, undefined])
    await expectPortError(localMode.becomeSuperadmin(), 'functions', 'permission-denied')
  })
})
