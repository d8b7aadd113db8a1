import { describe, expect, it } from 'vitest'
import { samplePassword } from '../../../src/adapters/memory/sample/people/sample-account'
import { noteStaffSignInHandler } from '../../../src/domain/accounts/sign-in/note-staff-sign-in.handler'
import { StaffSignInService } from '../../../src/domain/accounts/sign-in/staff-sign-in-service'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { sha256 } from '../../../src/domain/shared/sha256'
import { memoryWorld } from '../../support/memory-world'

const wrong = 'not the password'

async function atTheEntrance() {
  const world = await memoryWorld({ sample: true })
  const emailOf = (key: string) => world.localMode.people.find(person => person.key === key)!.email
  const entrance = world.services.get(StaffSignInService)
  const notes = async () =>
    (await world.store.query({ collection: 'audit', where: [['entity', '==', 'accounts']] }))
      .map(({ data }) => data)
      .filter(({ action }) => String(action).startsWith('staff.'))
  const passes = (ms: number) => world.localMode.setNow(new Date(world.clock.now().getTime() + ms))
  return { ...world, entrance, emailOf, notes, passes }
}

describe('the staff sign-in', () => {
  it('records a sign-in, and returns the previous one and the number of refused attempts since', async () => {
    const { entrance, emailOf, notes, passes, clock, store } = await atTheEntrance()
    const email = emailOf('guideadmin')
    const first = clock.now()
    expect(await entrance.signIn(email, samplePassword)).toMatchObject({ lastAt: undefined, refused: 0 })
    passes(86_400_000)
    for (const _ of [1, 2]) await expect(entrance.signIn(` ${email.toUpperCase()}`, wrong)).rejects.toMatchObject({ rule: 'no-staff-access' })
    expect(await entrance.signIn(email, samplePassword)).toMatchObject({ lastAt: first, refused: 2 })
    expect(await entrance.signIn(email, samplePassword)).toMatchObject({ refused: 0 })
    expect((await store.get('accounts/u-guideadmin'))?.data['lastSignIn']).toEqual(clock.now())
    const came = (await notes()).filter(({ action }) => action === 'staff.enter')
    expect(came).toHaveLength(3)
    expect(came[0]).toMatchObject({ scope: 'system', actor: 'p-guideadmin', entityId: 'u-guideadmin' })
  })

  it('records refusals of wrong passwords, unknown addresses and members, without naming them', async () => {
    const { entrance, emailOf, notes, auth } = await atTheEntrance()
    const tried = [emailOf('guideadmin'), 'nobody@unknown.example', emailOf('artlover')]
    await expect(entrance.signIn(tried[0]!, wrong)).rejects.toMatchObject({ rule: 'no-staff-access' })
    await expect(entrance.signIn(tried[1]!, wrong)).rejects.toMatchObject({ rule: 'no-staff-access' })
    await expect(entrance.signIn(tried[2]!, samplePassword)).rejects.toMatchObject({ rule: 'no-staff-access' })
    expect(auth.current).toBeUndefined()
    const refused = await notes()
    expect(refused.map(({ action }) => action)).toEqual(['staff.refuse', 'staff.refuse', 'staff.refuse'])
    expect(new Set(refused.map(({ actor }) => actor))).toEqual(new Set(['nobody', 'p-artlover']))
    expect(new Set(refused.map(({ after }) => (after as { address: string }).address))).toEqual(new Set(await Promise.all(tried.map(sha256))))
    for (const email of tried) expect(JSON.stringify(refused)).not.toContain(email)
  })

  it('refuses a sign-in that could not be recorded', async () => {
    const { entrance, emailOf, auth, localMode, notes } = await atTheEntrance()
    const signingIn = entrance.signIn(emailOf('guideadmin'), samplePassword)
    const lost = auth.watch(user => localMode.setOffline(user !== undefined))
    await expect(signingIn).rejects.toMatchObject({ code: 'unavailable' })
    lost()
    expect(auth.current).toBeUndefined()
    expect(await notes()).toEqual([])
  })

  it('records twenty attempts an hour per address, and the staff member can still sign in', async () => {
    const { emailOf, notes, passes, context, entrance } = await atTheEntrance()
    const email = emailOf('guideadmin')
    const refused = () => invokeHandler(noteStaffSignInHandler, context, { email, answer: 'refused', key: crypto.randomUUID() })
    for (let i = 0; i < 20; i++) await refused()
    await expect(refused()).rejects.toMatchObject({ details: { rule: 'too-many-attempts', seconds: 3600 } })
    expect(await notes()).toHaveLength(20)
    expect(await entrance.signIn(email, samplePassword)).toMatchObject({ refused: 20 })
    passes(3_600_000)
    await refused()
    expect(await notes()).toHaveLength(22)
  })

  it('records twenty attempts an hour per network, which is in the audit', async () => {
    const { notes, context } = await atTheEntrance()
    const from = (network: string, i: number) =>
      invokeHandler(
        noteStaffSignInHandler,
        { ...context, network },
        { email: `nobody${i}@unknown.example`, answer: 'refused', key: crypto.randomUUID() },
      )
    for (let i = 0; i < 20; i++) await from('192.0.2.0/24', i)
    await expect(from('192.0.2.0/24', 99)).rejects.toMatchObject({ details: { rule: 'too-many-attempts' } })
    await from('198.51.100.0/24', 99)
    expect(new Set((await notes()).map(({ network }) => network))).toEqual(new Set(['192.0.2.0/24', '198.51.100.0/24']))
  })

  it('records a retried call once, and returns the same answer', async () => {
    const { notes, context } = await atTheEntrance()
    const staff = { ...context, actor: { uid: 'u-guideadmin', secondFactor: true, claims: { pid: 'p-guideadmin', adm: 1, sc: 'g' } as const } }
    const told = { email: 'whoever@unknown.example', answer: 'signed-in', key: crypto.randomUUID() }
    expect(await invokeHandler(noteStaffSignInHandler, staff, told)).toEqual(await invokeHandler(noteStaffSignInHandler, staff, told))
    expect(await notes()).toHaveLength(1)
    // Another caller with the same key gets no answer.
    expect(await invokeHandler(noteStaffSignInHandler, context, told)).toEqual({ lastAt: null, refused: 0 })
  })

  it('records staff who signed in where everybody does when they come to the office: once for each sign-in, and no member', async () => {
    const { entrance, emailOf, notes, passes, auth, localMode } = await atTheEntrance()
    const came = async () => (await notes()).map(({ action, actor }) => `${String(action)} ${String(actor)}`)
    await auth.signIn(emailOf('guideadmin'), samplePassword)
    localMode.setOffline(true)
    await expect(entrance.admit()).rejects.toMatchObject({ code: 'unavailable' })
    localMode.setOffline(false)
    await Promise.all([entrance.admit(), entrance.admit()])
    await entrance.admit()
    expect(await came()).toEqual(['staff.enter p-guideadmin'])
    passes(86_400_000)
    await auth.signIn(emailOf('guideadmin'), samplePassword)
    await entrance.admit()
    expect(await came()).toHaveLength(2)
    passes(86_400_000)
    await entrance.signIn(emailOf('guideadmin'), samplePassword)
    await entrance.admit()
    expect(await came()).toHaveLength(3)
    await auth.signIn(emailOf('artlover'), samplePassword)
    await entrance.admit()
    expect((await came()).filter(one => one.startsWith('staff.enter'))).toHaveLength(3)
  })
})
