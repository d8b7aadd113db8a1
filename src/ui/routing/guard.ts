import { replace } from 'react-router-dom'
import type { Guard } from '../../domain/accounts/sign-in/session'
import { sessionOf } from '../app-services/account-services'
import type { App } from '../app-services/app-context'
import { isOffice } from './office-path'
import { noAccess } from './route-failure'

/**
 * Lets the visitor pass or throws: visitors without an account are redirected to sign-in with a return address, signed-in people without
 * access get the error page.
 */
export async function passGuard(app: App, guard: Guard | undefined, url: URL): Promise<void> {
  if (!guard) return
  const session = await sessionOf(app)
  if (await session.satisfies(guard)) return
  const door = isOffice(url.pathname) ? '/adminportal' : '/signin'
  // Staff without their second factor may open the office's sign-in page, where they set it up.
  if (session.current && !(session.lacksSecondFactor && isOffice(url.pathname))) throw noAccess()
  throw replace(`${door}?next=${encodeURIComponent(url.pathname + url.search)}`)
}
