import { normalEmail } from './normal-email'

/** Least number of characters of a password. */
export const leastPassword = 12
/** Fewer different characters than this are a pattern, not a password. */
const leastDifferent = 5

export type PasswordProblem = 'short' | 'is-email' | 'few-characters' | 'common'

/** What is wrong with a password, before it goes anywhere; `common` is the list of `common-passwords.ts`. */
export function passwordProblem(password: string, email: string, common: ReadonlySet<string>): PasswordProblem | undefined {
  if (password.length < leastPassword) return 'short'
  if (normalEmail(password) === normalEmail(email)) return 'is-email'
  if (new Set(password.toLowerCase()).size < leastDifferent) return 'few-characters'
  return common.has(password.toLowerCase()) ? 'common' : undefined
}
