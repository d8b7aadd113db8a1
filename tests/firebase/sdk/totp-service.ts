import { inject } from 'vitest'
import { isTotpCode, newTotpSecret } from '../../../src/adapters/memory/accounts/totp'
import type { Handling, Wire } from '../emulators/wire'

const { auth: emulator } = inject('emulators')
const fine = (body: unknown): Handling => ({ answer: { status: 200, body } })
const refused = (message: string): Handling => ({ answer: { status: 400, body: { error: { code: 400, message, errors: [{ message }] } } } })

/** Answers what Identity Platform answers about TOTP (REST, v2); tokens and accounts are the emulator's. One account at a time. */
export function withTotp(wire: Wire): void {
  let credentials: unknown
  let secret = ''
  let factor: { readonly mfaEnrollmentId: string; readonly displayName: string; readonly enrolledAt: string; readonly totpInfo: object } | undefined
  const tokens = async () => {
    const { idToken, refreshToken } = (await emulated('accounts:signInWithPassword', credentials)) as { idToken: string; refreshToken: string }
    return { idToken: factor ? withFactor(idToken) : idToken, refreshToken }
  }
  const right = (asked: { totpVerificationInfo: { verificationCode: string } }) =>
    isTotpCode(secret, asked.totpVerificationInfo.verificationCode, new Date())

  wire.handle(
    async ({ path }, body) => {
      const asked = body === '' ? {} : JSON.parse(body)
      if (path.includes('accounts:signUp') || path.includes('accounts:signInWithPassword')) credentials = asked
      if (path.includes('accounts:signInWithPassword') && factor) return fine({ mfaPendingCredential: 'pending', mfaInfo: [factor] })
      if (path.includes('mfaEnrollment:start')) {
        secret = newTotpSecret()
        const session = { sharedSecretKey: secret, verificationCodeLength: 6, hashingAlgorithm: 'SHA1', periodSec: 30, sessionInfo: 'session' }
        return fine({ totpSessionInfo: { ...session, finalizeEnrollmentTime: new Date(Date.now() + 600_000).toISOString() } })
      }
      if (path.includes('mfaEnrollment:finalize')) {
        if (!(await right(asked))) return refused('INVALID_CODE')
        factor = { mfaEnrollmentId: 'factor-1', displayName: asked.displayName, enrolledAt: new Date().toISOString(), totpInfo: {} }
        return fine(await tokens())
      }
      if (path.includes('mfaSignIn:finalize')) return (await right(asked)) ? fine(await tokens()) : refused('INVALID_CODE')
      if (path.includes('mfaEnrollment:withdraw')) {
        factor = undefined
        return fine(await tokens())
      }
      if (path.includes('accounts:lookup')) {
        const { users } = (await emulated('accounts:lookup', asked)) as { users: readonly object[] }
        return fine({ users: users.map(user => ({ ...user, ...(factor && { mfaInfo: [factor] }) })) })
      }
      return undefined
    },
    ({ path }) => /accounts:(signUp|signInWithPassword|lookup)|mfa(Enrollment|SignIn):/.test(path),
  )
}

/** The emulator's tokens are not signed. */
function withFactor(idToken: string): string {
  const [head, payload] = idToken.split('.') as [string, string]
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { firebase: object }
  const changed = { ...claims, firebase: { ...claims.firebase, sign_in_second_factor: 'totp', second_factor_identifier: 'factor-1' } }
  return `${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.`
}

async function emulated(method: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${emulator}/identitytoolkit.googleapis.com/v1/${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
