import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  TotpMultiFactorGenerator,
  type User,
  type UserCredential,
} from 'firebase/auth'
import type { NewSecondFactor, SecondFactor } from '../../ports/auth'
import { PortError } from '../../ports/errors'

/** Continues the sign-in, or the confirmation of the password, that failed because of a second factor. */
export async function resolveWithCode(auth: Auth, asked: MultiFactorError, code: string): Promise<UserCredential> {
  const resolver = getMultiFactorResolver(auth, asked)
  const hint = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)
  if (!hint) throw new PortError('auth', 'unknown', 'the account has a second factor that is no app')
  return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code))
}

export const factorsOf = (user: User): readonly SecondFactor[] =>
  multiFactor(user).enrolledFactors.map(({ uid, displayName, enrollmentTime }) => ({
    id: uid,
    name: displayName ?? '',
    since: new Date(enrollmentTime),
  }))

export async function startFactor(user: User): Promise<Pick<NewSecondFactor, 'secret' | 'finish'>> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
  return {
    secret: secret.secretKey,
    finish: (code, name) => multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name),
  }
}

export const dropFactor = (user: User, id: string): Promise<void> => multiFactor(user).unenroll(id)
