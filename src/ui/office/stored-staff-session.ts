import type { StaffSession } from '../../domain/accounts/sign-in/staff-session'
import type { SignedIn } from '../queries/session.queries'

const key = 'office:desk'
/** Touches are kept this often, in milliseconds: for the other windows of this browser, and for after a reload. */
const often = 5_000

interface StoredStaffSession extends StaffSession {
  /** Whose session it is, and since when: another one begins anew. */
  readonly session: string
}

const sessionOf = ({ uid, signedInAt }: SignedIn) => `${uid} ${signedInAt.toISOString()}`

/** The desk of this session, shared by all windows of the browser; laid out when it is first asked for. */
export function storedStaffSession(user: SignedIn, now = Date.now()): StaffSession {
  const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredStaffSession | null
  if (kept?.session === sessionOf(user)) return kept
  return keep({ session: sessionOf(user), began: now, touched: now })
}

/** Somebody is there. */
export function touchStaffSession(user: SignedIn, now = Date.now()): void {
  const staffSession = storedStaffSession(user, now)
  if (now - staffSession.touched >= often) keep({ session: sessionOf(user), began: staffSession.began, touched: now })
}

function keep(staffSession: StoredStaffSession): StaffSession {
  localStorage.setItem(key, JSON.stringify(staffSession))
  return staffSession
}
