import { execFile } from 'node:child_process'
import path from 'node:path'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AdminAccounts } from '../../src/adapters/cloud/admin-accounts'
import { openAuthHost } from './host/auth-host'
import { projectId } from './host/serve-functions'

let host: Awaited<ReturnType<typeof openAuthHost>>
beforeAll(async () => {
  host = await openAuthHost()
})
afterAll(() => host.stop())

describe('accounts on the function host', () => {
  it('are found with their claims, changed and deleted; a deleted account is undefined and can be deleted again', async () => {
    const accounts = new AdminAccounts(host.admin)
    const { uid, email } = await host.signedIn({ pid: 'p-1' })
    expect(await accounts.find(uid)).toEqual({
      uid,
      email,
      emailVerified: false,
      displayName: '',
      disabled: false,
      providers: ['password'],
      createdAt: expect.any(Date),
      lastSignInAt: expect.any(Date),
      sessionsEndedBefore: expect.any(Date),
      claims: { pid: 'p-1' },
    })
    await accounts.setClaims(uid, { pid: 'p-1', adm: 1, sc: 'g' })
    expect((await accounts.find(uid))?.claims).toEqual({ pid: 'p-1', adm: 1, sc: 'g' })
    await accounts.delete(uid)
    expect(await accounts.find(uid)).toBeUndefined()
    await accounts.delete(uid)
  })
})

describe('npm run first-superadmin', () => {
  // The emulator runs in this process, so the script must not be started synchronously.
  const run = (email: string) =>
    new Promise<{ code: number; said: string }>(resolve => {
      const script = path.resolve(import.meta.dirname, '../../scripts/first-superadmin.mjs')
      execFile(process.execPath, [script, '--project', projectId, '--email', email], (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
      )
    })

  it('appoints two people who have joined and confirmed their addresses, each once', async () => {
    const auth = getAuth(host.admin)
    const { uid, email } = await host.signedIn({ pid: 'p-2' })
    expect(await run('nobody@people.example')).toMatchObject({ code: 1, said: expect.stringContaining('has no account yet') as string })
    expect(await run(email)).toMatchObject({ code: 1, said: expect.stringContaining('is not confirmed') as string })
    await auth.updateUser(uid, { emailVerified: true })
    expect(await run(email)).toMatchObject({ code: 0, said: expect.stringContaining('is superadmin') as string })
    expect((await auth.getUser(uid)).customClaims).toEqual({ pid: 'p-2', adm: 1, sa: 1, mfaFrom: expect.any(Number) })
    expect(await run(email)).toMatchObject({ code: 1, said: expect.stringContaining('already') as string })
    const [second, third] = [await host.signedIn({ pid: 'p-3' }), await host.signedIn({ pid: 'p-4' })]
    for (const other of [second, third]) await auth.updateUser(other.uid, { emailVerified: true })
    expect(await run(second.email)).toMatchObject({ code: 0 })
    expect(await run(third.email)).toMatchObject({ code: 1, said: expect.stringContaining('already') as string })
  })
})
