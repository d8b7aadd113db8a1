import { beforeEach, describe, expect, it } from 'vitest'
import { type Bug, bugs } from '../../../src/domain/bugs/bugs.collection'
import { type BugMove, moveBug } from '../../../src/domain/bugs/move-bug.contract'
import { reportBug } from '../../../src/domain/bugs/report-bug.contract'
import { brokenRuleOf } from '../../../src/domain/shared/functions/cloud-function'
import { Records } from '../../../src/domain/shared/records/records'
import { StoredFiles } from '../../../src/domain/shared/stored-files'
import { redactSecrets } from '../../../src/domain/shared/text/redact-secrets'
import { badConnection } from '../../support/faults/bad-connection'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let world: MemoryWorld
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'artlover' })
})
const stored = (id: string) => new Records(world.store, { current: undefined }).get(bugs, id) as Promise<Bug>
const broken = async (work: Promise<unknown>) => brokenRuleOf(await work.then(() => undefined).catch((error: unknown) => error))?.rule
const report = async (text = 'The map stays grey', more: object = {}) => {
  const key = crypto.randomUUID()
  await world.call(reportBug, { key, text, route: '/sfosguide/maps', build: '7f3a', ...more })
  return key
}
const move = async (...moves: readonly BugMove[]) => {
  await world.signInAs('systemadmin')
  let told = 0
  for (const one of moves) told += (await world.call(moveBug, one)).notified
  return told
}
const mailTo = (address: string) => world.localMode.state.outbox.filter(({ to }) => to === address).map(({ subject }) => subject)

describe('a bug report', () => {
  it('is stored once, as new, with its sender', async () => {
    const id = await report()
    await world.call(reportBug, { key: id, text: 'The map stays grey', route: '/sfosguide/maps', build: '7f3a' })
    expect(await stored(id)).toMatchObject({ reporterId: 'p-artlover', status: 'new', severity: 'normal', route: '/sfosguide/maps' })
  })

  it('contains no token, in address, text or console', async () => {
    const token = `eyJhbGciOiJSUzI1NiJ9.${'a'.repeat(60)}.${'b'.repeat(40)}`
    const id = await report(`I saw ${token}`, { route: '/acct/auth/action?mode=signIn&oobCode=abc123', console: `Authorization: Bearer ${token}` })
    const kept = await stored(id)
    expect(JSON.stringify(kept)).not.toContain('eyJ')
    expect(kept.route).toBe('/acct/auth/action?mode=signIn&oobCode=[removed]')
    expect(kept.console).not.toContain('bbbb')
  })

  it('is accepted ten times a day from one person', async () => {
    for (let i = 0; i < 10; i++) await report()
    expect(await broken(report())).toBe('bugs-today')
    world.clock.setNow(new Date(world.clock.now().getTime() + 86_460_000))
    await report()
  })

  it('has a picture that only system staff may open', async () => {
    const { shot } = await stored(await report('Look', { shot: `data:image/png;base64,${btoa('a picture')}` }))
    await expect(world.services.get(StoredFiles).read(shot!)).rejects.toMatchObject({ code: 'unauthorized' })
    await world.signInAs('systemadmin')
    expect(await (await world.services.get(StoredFiles).read(shot!)).text()).toBe('a picture')
  })

  it('is refused from strangers, and cannot be changed by staff of other scopes', async () => {
    const id = await report()
    await expect(world.call(moveBug, { ids: [id], event: 'triage' })).rejects.toMatchObject({ code: 'permission-denied' })
    await world.signInAs('peopleadmin')
    await expect(world.call(moveBug, { ids: [id], event: 'triage' })).rejects.toMatchObject({ code: 'permission-denied' })
    await world.auth.signOut()
    await expect(report()).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('the state of a bug report', () => {
  it('goes from new to verified to fixed, which is mailed to the reporter', async () => {
    const id = await report()
    const told = await move(
      { ids: [id], event: 'triage' },
      { ids: [id], event: 'begin' },
      { ids: [id], event: 'fix', answer: 'The tiles are back.' },
      { ids: [id], event: 'verify' },
    )
    expect(told).toBe(1)
    expect(await stored(id)).toMatchObject({ status: 'verified', answer: 'The tiles are back.' })
    expect(mailTo('artlover@saltlight.example')).toEqual(['What you reported is fixed'])
  })

  it('changes only along the transitions', async () => {
    const id = await report()
    expect(await broken(move({ ids: [id], event: 'verify' }))).toBe('illegal-transition')
  })

  it('is mailed once to both reporters of a duplicate', async () => {
    const first = await report()
    await world.signInAs('donor')
    const second = await report('Grey map')
    await move({ ids: [second], event: 'join', into: first })
    expect(await stored(second)).toMatchObject({ status: 'duplicate', dupOf: first })
    expect(await move({ ids: [first], event: 'triage' }, { ids: [first], event: 'begin' }, { ids: [first], event: 'fix' })).toBe(2)
    expect(mailTo('donor@saltlight.example')).toEqual(['What you reported is fixed', 'We already know about what you reported'])
  })

  it('is mailed to each reporter with their own words, and with nobody else’s', async () => {
    const first = await report('My code is on the screen: call me at evil.example')
    await world.signInAs('donor')
    const second = await report('Grey map')
    await move({ ids: [second], event: 'join', into: first }, { ids: [first], event: 'triage' }, { ids: [first], event: 'begin' })
    await move({ ids: [first], event: 'fix' })
    const fixed = world.localMode.state.outbox.filter(({ subject }) => subject === 'What you reported is fixed')
    expect(Object.fromEntries(fixed.map(({ to, text }) => [to, text]))).toEqual({
      'artlover@saltlight.example': expect.stringContaining('You wrote: My code'),
      'donor@saltlight.example': expect.stringMatching(/You wrote: Grey map$/),
    })
  })

  it('that was a duplicate is no longer one after it is reopened', async () => {
    const [first, second] = [await report('First'), await report('Second')] as const
    await move({ ids: [second], event: 'join', into: first })
    expect((await stored(second)).dupOf).toBe(first)
    await move({ ids: [second], event: 'reopen' })
    expect(await stored(second)).toMatchObject({ status: 'triaged' })
    expect((await stored(second)).dupOf).toBeUndefined()
  })

  it('cannot be duplicate of itself or of a duplicate', async () => {
    const [first, second, third] = [await report(), await report(), await report()]
    await move({ ids: [second], event: 'join', into: first })
    expect(await broken(move({ ids: [first], event: 'join', into: first }))).toBe('bug-joined')
    expect(await broken(move({ ids: [third], event: 'join', into: second }))).toBe('bug-joined')
  })
})

describe('a change whose answer was lost', () => {
  /** System staff on a connection that loses this many answers of one call. */
  const losing = async (lost: number) => {
    const connection = badConnection()
    world = await memoryWorld({ sample: true, as: 'artlover', between: connection.between })
    const id = await report()
    await move({ ids: [id], event: 'triage' }, { ids: [id], event: 'begin' })
    for (let i = 0; i < lost; i++) void connection.strike('functions', 'moveBug', { kind: 'drop' })
    return id
  }
  const fixed = () => mailTo('artlover@saltlight.example')

  it('gets the same answer when it is retried, and sends one mail', async () => {
    const id = await losing(1)
    expect((await world.call(moveBug, { ids: [id], event: 'fix' })).notified).toBe(1)
    expect([(await stored(id)).status, fixed()]).toEqual(['fixed', ['What you reported is fixed']])
  })

  it('gets the same answer when it is submitted again after failed retries', async () => {
    const id = await losing(3)
    await expect(world.call(moveBug, { ids: [id], event: 'fix' })).rejects.toMatchObject({ code: 'unavailable' })
    expect((await world.call(moveBug, { ids: [id], event: 'fix' })).notified).toBe(1)
    expect(fixed()).toEqual(['What you reported is fixed'])
    expect(await broken(world.call(moveBug, { ids: [id], event: 'fix' }))).toBe('illegal-transition')
  })

  it('is remembered for a day, only for its caller', async () => {
    const id = await losing(0)
    await world.call(moveBug, { ids: [id], event: 'fix' })
    const receipts = () => world.store.query({ collection: 'callReceipts' })
    const [receipt] = (await receipts()).filter(({ path }) => path.includes('moveBug')).slice(-1)
    const key = receipt!.path.slice(-36)
    await world.signInAs('superadmin')
    const again = world.functions.call('moveBug', { key, input: { ids: [id], event: 'fix' } })
    expect(await broken(again)).toBe('illegal-transition')
    world.clock.setNow(new Date(world.clock.now().getTime() + 86_460_000))
    await world.lookAtTheClock()
    expect(await receipts()).toEqual([])
  })
})

it('many reports are changed by one call, all or none', async () => {
  const ids = [await report(), await report()]
  await move({ ids, event: 'triage' })
  expect(await Promise.all(ids.map(async id => (await stored(id)).status))).toEqual(['triaged', 'triaged'])
  const fresh = await report()
  expect(await broken(move({ ids: [fresh, ids[0]!], event: 'triage' }))).toBe('illegal-transition')
  expect((await stored(fresh)).status).toBe('new')
})

describe('redacting', () => {
  it.each([
    ['https://site/private/abcDEF123', 'https://site/private/[removed]'],
    ['password: hunter2hunter2', 'password: [removed]'],
    ['{"access_token":"abc","page":2}', '{"access_token":[removed],"page":2}'],
    ['GET /x?token=abc&page=2', 'GET /x?token=[removed]&page=2'],
  ])('%s', (text, expected) => expect(redactSecrets(text)).toBe(expected))

  it('keeps ordinary words', () => {
    const text = 'TypeError at /sfosguide/maps?weekend=2: cannot read properties of undefined (listing 217a, build 7f3a91c0)'
    expect(redactSecrets(text)).toBe(text)
  })
})
