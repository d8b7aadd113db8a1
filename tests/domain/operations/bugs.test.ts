import { beforeEach, describe, expect, it } from 'vitest'
import { type MemoryWorld, memoryWorld } from '../../../src/adapters/memory/memory-world'
import { BugDesk } from '../../../src/domain/operations/bug-desk'
import { type Bug, bugs } from '../../../src/domain/operations/bugs'
import type { BugMove } from '../../../src/domain/operations/move-bug.function'
import { scrubbed } from '../../../src/domain/operations/scrubbed'
import { brokenRuleOf } from '../../../src/domain/shared/cloud-function'
import { Records } from '../../../src/domain/shared/records'

let world: MemoryWorld
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'artlover' })
})
const desk = () => world.services.get(BugDesk)
const stored = (id: string) => new Records(world.store, { current: undefined }).get(bugs, id) as Promise<Bug>
const broken = async (work: Promise<unknown>) => brokenRuleOf(await work.then(() => undefined).catch((error: unknown) => error))?.rule
const report = async (text = 'The map stays grey', more: object = {}) => {
  const key = crypto.randomUUID()
  await desk().report({ key, text, route: '/sfosguide/maps', build: '7f3a', ...more })
  return key
}
const move = async (...moves: readonly BugMove[]) => {
  await world.signInAs('systemadmin')
  let told = 0
  for (const one of moves) told += await desk().move(one)
  return told
}
const mailTo = (address: string) => world.localMode.state.outbox.filter(({ to }) => to === address).map(({ subject }) => subject)

describe('a report of something that does not work', () => {
  it('is kept once, as new, under whoever sent it', async () => {
    const id = await report()
    await desk().report({ key: id, text: 'The map stays grey', route: '/sfosguide/maps', build: '7f3a' })
    expect(await stored(id)).toMatchObject({ reporterId: 'p-artlover', status: 'new', severity: 'normal', route: '/sfosguide/maps' })
  })

  it('holds no token, whether in the address, the words or the console', async () => {
    const token = `eyJhbGciOiJSUzI1NiJ9.${'a'.repeat(60)}.${'b'.repeat(40)}`
    const id = await report(`I saw ${token}`, { route: '/acct/auth/action?mode=signIn&oobCode=abc123', console: `Authorization: Bearer ${token}` })
    const kept = await stored(id)
    expect(JSON.stringify(kept)).not.toContain('eyJ')
    expect(kept.route).toBe('/acct/auth/action?mode=signIn&oobCode=[removed]')
    expect(kept.console).not.toContain('bbbb')
  })

  it('comes ten times a day from one person, and again tomorrow', async () => {
    for (let i = 0; i < 10; i++) await report()
    expect(await broken(report())).toBe('bugs-today')
    world.clock.setNow(new Date(world.clock.now().getTime() + 86_460_000))
    await report()
  })

  it('keeps a picture that the system desk alone opens', async () => {
    const { shot } = await stored(await report('Look', { shot: `data:image/png;base64,${btoa('a picture')}` }))
    await expect(desk().shot(shot!)).rejects.toMatchObject({ code: 'unauthorized' })
    await world.signInAs('systemadmin')
    expect(await (await desk().shot(shot!)).text()).toBe('a picture')
  })

  it('takes no report of a stranger, and no moves of other desks', async () => {
    const id = await report()
    await expect(desk().move({ id, event: 'triage' })).rejects.toMatchObject({ code: 'permission-denied' })
    await world.signInAs('peopleadmin')
    await expect(desk().move({ id, event: 'triage' })).rejects.toMatchObject({ code: 'permission-denied' })
    await world.auth.signOut()
    await expect(report()).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('the way of a report', () => {
  it('goes from new to verified, and its reporter is told when it is fixed', async () => {
    const id = await report()
    const told = await move(
      { id, event: 'triage' },
      { id, event: 'begin' },
      { id, event: 'fix', answer: 'The tiles are back.' },
      { id, event: 'verify' },
    )
    expect(told).toBe(1)
    expect(await stored(id)).toMatchObject({ status: 'verified', answer: 'The tiles are back.' })
    expect(mailTo('artlover@saltlight.example')).toEqual(['What you reported is fixed'])
  })

  it('takes no step that does not follow', async () => {
    const id = await report()
    expect(await broken(move({ id, event: 'verify' }))).toBe('illegal-transition')
  })

  it('tells both reporters once, where two reports are one', async () => {
    const first = await report()
    await world.signInAs('donor')
    const second = await report('Grey map')
    await move({ id: second, event: 'join', into: first })
    expect(await stored(second)).toMatchObject({ status: 'duplicate', dupOf: first })
    expect(await move({ id: first, event: 'triage' }, { id: first, event: 'begin' }, { id: first, event: 'fix' })).toBe(2)
    expect(mailTo('donor@saltlight.example')).toEqual(['What you reported is fixed', 'What you reported is known'])
  })

  it('joins nothing to itself or to a duplicate', async () => {
    const [first, second, third] = [await report(), await report(), await report()]
    await move({ id: second, event: 'join', into: first })
    expect(await broken(move({ id: first, event: 'join', into: first }))).toBe('bug-joined')
    expect(await broken(move({ id: third, event: 'join', into: second }))).toBe('bug-joined')
  })
})

describe('scrubbing', () => {
  it.each([
    ['https://site/private/abcDEF123', 'https://site/private/[removed]'],
    ['password: hunter2hunter2', 'password: [removed]'],
    ['{"access_token":"abc","page":2}', '{"access_token":[removed],"page":2}'],
    ['GET /x?token=abc&page=2', 'GET /x?token=[removed]&page=2'],
  ])('%s', (text, expected) => expect(scrubbed(text)).toBe(expected))

  it('leaves ordinary words alone', () => {
    const text = 'TypeError at /sfosguide/maps?weekend=2: cannot read properties of undefined (listing 217a, build 7f3a91c0)'
    expect(scrubbed(text)).toBe(text)
  })
})
