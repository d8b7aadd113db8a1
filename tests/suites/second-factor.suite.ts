import { beforeEach, describe, expect, it } from 'vitest'
import { totpCode } from '../../src/adapters/memory/accounts/totp'
import type { Auth } from '../../src/ports/auth'
import { expectPortError } from './expect-port-error'

export interface OpenedSecondFactor {
  readonly auth: Auth
  /** Confirms the account's address, as the link in the mail does. */
  confirm(uid: string): Promise<unknown>
  /** The time on the phone. */
  now(): Date
}

const email = 'ada@example.org'
const password = 'a long secret'

/** The part of the contract of the Auth port about second factors. */
export function secondFactorSuite(name: string, open: () => Promise<OpenedSecondFactor>): void {
  describe(`the second factor on ${name}`, () => {
    let opened: OpenedSecondFactor
    let auth: Auth
    beforeEach(async () => {
      opened = await open()
      auth = opened.auth
      await auth.ready()
      await opened.confirm((await auth.signUp(email, password, 'Ada')).uid)
    })
    /** The current code of an authenticator app, and a wrong one. */
    const shown = (secret: string) => totpCode(secret, opened.now())
    const wrong = async (secret: string) => ((await shown(secret)) === '000000' ? '111111' : '000000')
    const setUp = async () => {
      const { secret, finish } = await auth.beginSecondFactor()
      await finish(await shown(secret), 'Phone')
      return secret
    }

    it('is added with a code of the app, and counts for the session at once', async () => {
      expect(auth.current?.secondFactor).toBeUndefined()
      const { secret, finish } = await auth.beginSecondFactor()
      await expectPortError(finish(await wrong(secret), 'Phone'), 'auth', 'invalid-verification-code')
      expect(auth.current?.secondFactor).toBeUndefined()
      await finish(await shown(secret), 'Phone')
      expect(auth.current?.secondFactor).toBe(true)
      expect((await auth.secondFactors()).map(({ name: called }) => called)).toEqual(['Phone'])
    })

    it('is asked for when its holder signs in, until the code is right', async () => {
      const secret = await setUp()
      await auth.signOut()
      await expectPortError(auth.signIn(email, password), 'auth', 'multi-factor-auth-required')
      expect(auth.current).toBeUndefined()
      await expectPortError(auth.giveCode(await wrong(secret)), 'auth', 'invalid-verification-code')
      expect(auth.current).toBeUndefined()
      expect(await auth.giveCode(await shown(secret))).toMatchObject({ email, secondFactor: true })
    })

    it('is asked for when the password is given again', async () => {
      const secret = await setUp()
      await expectPortError(auth.reauthenticate(password), 'auth', 'multi-factor-auth-required')
      expect(await auth.giveCode(await shown(secret))).toMatchObject({ email, secondFactor: true })
    })

    it('refuses a code that nobody asked for', async () => {
      await expectPortError(auth.giveCode('123456'), 'auth', 'requires-recent-login')
    })

    it('is removed by its holder; the password then suffices', async () => {
      await setUp()
      const [factor] = await auth.secondFactors()
      await auth.removeSecondFactor(factor!.id)
      expect(await auth.secondFactors()).toEqual([])
      await auth.signOut()
      expect((await auth.signIn(email, password)).secondFactor).toBeUndefined()
    })
  })
}
