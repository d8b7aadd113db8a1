import { minPassword } from '../../../domain/accounts/sign-in/password-rules'
import { normalEmail } from '../../../domain/people/normal-email'
import { PortError } from '../../../ports/errors'

/** Normalizes an email address; throws `invalid-email`. */
export function checkedEmail(address: string): string {
  const email = normalEmail(address)
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new PortError('auth', 'invalid-email', 'not an email address')
  return email
}

/** Throws `weak-password`. */
export function checkPassword(password: string, email: string): void {
  if (password.length < minPassword || normalEmail(password) === email)
    throw new PortError('auth', 'weak-password', `a password has ${minPassword} or more characters and is not the email address`)
}
