import { RuleBroken } from '../../shared/records/rule-broken'
import { passwordProblem } from './password-rules'

/** Throws `password-weak` with the problem. The list of common passwords is downloaded only here. */
export async function requireGoodPassword(password: string, email: string): Promise<void> {
  const { commonPasswords } = await import('./common-passwords')
  const problem = passwordProblem(password, email, commonPasswords)
  if (problem) throw new RuleBroken('password-weak', { problem })
}
