import { expect, it } from 'vitest'
import { totpCode } from '../../../src/adapters/memory/accounts/totp'
import { expectPortError } from '../../suites/expect-port-error'
import { secondFactorSuite } from '../../suites/second-factor.suite'
import { memoryWorld } from '../../support/memory-world'

const opened = async () => {
  const { auth, store, clock } = await memoryWorld()
  const confirm = (uid: string) => store.commit([{ op: 'update', path: `localAccounts/${uid}`, data: { emailVerified: true } }])
  return { auth, confirm, now: () => clock.device(), clock }
}

secondFactorSuite('memory', opened)

it('needs a confirmed address, so that nobody locks out the owner of another one', async () => {
  const { auth } = await opened()
  await auth.signUp('ada@example.org', 'a long secret', 'Ada')
  await expectPortError(auth.beginSecondFactor(), 'auth', 'unverified-email')
})

it('pauses after five wrong codes, whatever day local mode shows', async () => {
  const { auth, confirm, now, clock } = await opened()
  await confirm((await auth.signUp('ada@example.org', 'a long secret', 'Ada')).uid)
  const { secret, finish } = await auth.beginSecondFactor()
  const code = await totpCode(secret, now())
  const wrong = code === '000000' ? '111111' : '000000'
  await finish(code, 'Phone')
  await auth.signOut()
  clock.setNow(new Date('2030-01-01T00:00:00Z'))
  await expectPortError(auth.signIn('ada@example.org', 'a long secret'), 'auth', 'multi-factor-auth-required')
  for (let i = 0; i < 5; i++) await expectPortError(auth.giveCode(wrong), 'auth', 'invalid-verification-code')
  await expectPortError(auth.giveCode(code), 'auth', 'too-many-requests')
  expect(auth.current).toBeUndefined()
})
