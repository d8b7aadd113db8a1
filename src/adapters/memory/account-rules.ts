import { normalEmail } from '../../domain/accounts/normal-email'
import { leastPassword } from '../../domain/accounts/password-rules'
import { PortError } from '../../ports/errors'

/** The one form of an address; throws `invalid-email`. */
export function checkedEmail(address: string): string {
  const email = normalEmail(address)
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new PortError('auth', 'invalid-email', 'not an e-mail address')
  return email
}

/** Throws `weak-password`. */
export function checkPassword(password: string, email: string): void {
  if (password.length < leastPassword || normalEmail(password) === email)
    throw new PortError('auth', 'weak-password', `a password has ${leastPassword} characters and is not the address`)
}
