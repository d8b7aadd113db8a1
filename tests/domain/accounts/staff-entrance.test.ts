import { describe, expect, it } from 'vitest'
import { memoryWorld } from '../../../src/adapters/memory/memory-world'
import { samplePassword } from '../../../src/adapters/memory/sample/sample-account'
import { emailKey } from '../../../src/domain/accounts/email-keys'
import { noteStaffSignInHandler } from '../../../src/domain/accounts/note-staff-sign-in.handler'
import { StaffEntrance } from '../../../src/domain/accounts/staff-entrance'
import { triesAnHour } from '../../../src/domain/accounts/staff-sign-ins'
import { serve } from '../../../src/domain/shared/cloud-function'

const wrong = 'not the password'

async function atTheEntrance() {
  const world = await memoryWorld({ sample: true })
  const emailOf = (key: string) => world.localMode.people.find(person => person.key === key)!.email
  const entrance = world.services.get(StaffEntrance)
  const notes = async () =>
    (await world.store.query({ collection: 'audit', where: [['entity', '==', 'accounts']] }))
      .map(({ data }) => data)
      .filter(({ action }) => String(action).startsWith('staff.'))
  const passes = (ms: number) => world.localMode.setNow(new Date(world.clock.now().getTime() + ms))
  return { ...world, entrance, emailOf, notes, passes }
}

describe('the staff entrance', () => {
  it('notes who came in, and tells when that was before and how many tries were refused since', async () => {
    const { entrance, emailOf, notes, passes, clock } = await atTheEntrance()
    const email = emailOf('guideadmin')
    const first = clock.now()
    expect(await entrance.signIn(email, samplePassword)).toMatchObject({ lastAt: undefined, refused: 0 })
    passes(86_400_000)
    for (const _ of [1, 2]) await expect(entrance.signIn(` ${email.toUpperCase()}`, wrong)).rejects.toMatchObject({ rule: 'no-staff-access' })
    expect(await entrance.signIn(email, samplePassword)).toMatchObject({ lastAt: first, refused: 2 })
    expect(await entrance.signIn(email, samplePassword)).toMatchObject({ refused: 0 })
    const came = (await notes()).filter(({ action }) => action === 'staff.enter')
    expect(came).toHaveLength(3)
    expect(came[0]).toMatchObject({ scope: 'system', actor: 'p-guideadmin', entityId: 'u-guideadmin' })
  })

  it('notes who was refused: wrong passwords, strangers, members; and names none of them', async () => {
    const { entrance, emailOf, notes, auth } = await atTheEntrance()
    const tried = [emailOf('guideadmin'), 'nobody@unknown.example', emailOf('artlover')]
    await expect(entrance.signIn(tried[0]!, wrong)).rejects.toMatchObject({ rule: 'no-staff-access' })
    await expect(entrance.signIn(tried[1]!, wrong)).rejects.toMatchObject({ rule: 'no-staff-access' })
    await expect(entrance.signIn(tried[2]!, samplePassword)).rejects.toMatchObject({ rule: 'no-staff-access' })
    expect(auth.current).toBeUndefined()
    const refused = await notes()
    expect(refused.map(({ action }) => action)).toEqual(['staff.refuse', 'staff.refuse', 'staff.refuse'])
    expect(new Set(refused.map(({ actor }) => actor))).toEqual(new Set(['nobody', 'p-artlover']))
    expect(new Set(refused.map(({ after }) => (after as { address: string }).address))).toEqual(new Set(await Promise.all(tried.map(emailKey))))
    for (const email of tried) expect(JSON.stringify(refused)).not.toContain(email)
  })

  it('lets nobody in whose coming was not noted', async () => {
    const { entrance, emailOf, auth, localMode, notes } = await atTheEntrance()
    const signingIn = entrance.signIn(emailOf('guideadmin'), samplePassword)
    const lost = auth.watch(user => localMode.setOffline(user !== undefined))
    await expect(signingIn).rejects.toMatchObject({ code: 'unavailable' })
    lost()
    expect(auth.current).toBeUndefined()
    expect(await notes()).toEqual([])
  })

  it('is asked twenty times an hour with one address, and then the staff member still comes in', async () => {
    const { emailOf, notes, passes, world, entrance } = await atTheEntrance()
    const email = emailOf('guideadmin')
    const refused = () => serve(noteStaffSignInHandler, world, { email, answer: 'refused', key: crypto.randomUUID() })
    for (let i = 0; i < triesAnHour; i++) await refused()
    await expect(refused()).rejects.toMatchObject({ details: { rule: 'too-many-attempts', seconds: 3600 } })
    expect(await notes()).toHaveLength(20)
    expect(await entrance.signIn(email, samplePassword)).toMatchObject({ refused: 20 })
    passes(3_600_000)
    await refused()
    expect(await notes()).toHaveLength(22)
  })

  it('is asked twenty times an hour from one part of the network, which the audit names', async () => {
    const { notes, world } = await atTheEntrance()
    const from = (network: string, i: number) =>
      serve(noteStaffSignInHandler, { ...world, network }, { email: `nobody${i}@unknown.example`, answer: 'refused', key: crypto.randomUUID() })
    for (let i = 0; i < triesAnHour; i++) await from('192.0.2.0/24', i)
    await expect(from('192.0.2.0/24', 99)).rejects.toMatchObject({ details: { rule: 'too-many-attempts' } })
    await from('198.51.100.0/24', 99)
    expect(new Set((await notes()).map(({ network }) => network))).toEqual(new Set(['192.0.2.0/24', '198.51.100.0/24']))
  })

  it('is noted once where the answer was lost, and answers again', async () => {
    const { notes, world } = await atTheEntrance()
    const staff = { ...world, actor: { uid: 'u-guideadmin', claims: { pid: 'p-guideadmin', adm: 1, sc: 'g' } as const } }
    const told = { email: 'whoever@unknown.example', answer: 'signed-in', key: crypto.randomUUID() }
    expect(await serve(noteStaffSignInHandler, staff, told)).toEqual(await serve(noteStaffSignInHandler, staff, told))
    expect(await notes()).toHaveLength(1)
    // Somebody else who learned the key is told nothing.
    expect(await serve(noteStaffSignInHandler, world, told)).toEqual({ lastAt: null, refused: 0 })
  })
})
