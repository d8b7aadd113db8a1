import { normalEmail } from '../../people/normal-email'

/** Minimum number of characters in a password. */
export const minPassword = 12
/** A password with fewer different characters counts as a pattern. */
const minDifferent = 5

export type PasswordProblem = 'short' | 'is-email' | 'few-characters' | 'common'

/** The problem of a password, checked before it is sent; `common` is the list in `common-passwords.ts`. */
export function passwordProblem(password: string, email: string, common: ReadonlySet<string>): PasswordProblem | undefined {
  if (password.length < minPassword) return 'short'
  if (normalEmail(password) === normalEmail(email)) return 'is-email'
  if (new Set(password.toLowerCase()).size < minDifferent) return 'few-characters'
  return common.has(password.toLowerCase()) ? 'common' : undefined
}
