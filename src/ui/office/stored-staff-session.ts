import type { StaffSession } from '../../domain/accounts/sign-in/staff-session'
import type { SignedIn } from '../queries/session.queries'

const key = 'office:desk'
/** Milliseconds between two saves of the last activity, for other windows of this browser and for reloads. */
const often = 5_000

interface StoredStaffSession extends StaffSession {
  /** The session's account and start; a different session starts over. */
  readonly session: string
  /** Whether the audit already has an entry for it. */
  readonly isNoted?: boolean
}

const sessionOf = ({ uid, signedInAt }: SignedIn) => `${uid} ${signedInAt.toISOString()}`

/** The lock state of this session, shared by all windows of the browser; created at first use. */
export function storedStaffSession(user: SignedIn, now = Date.now()): StoredStaffSession {
  return stored(user) ?? keep({ session: sessionOf(user), began: now, touched: now })
}

/** Records activity. */
export function touchStaffSession(user: SignedIn, now = Date.now()): void {
  const staffSession = storedStaffSession(user, now)
  if (now - staffSession.touched >= often) keep({ ...staffSession, touched: now })
}

/** Records that the audit entry is written, unless the session has ended meanwhile. */
export function markNoted(user: SignedIn): void {
  const staffSession = stored(user)
  if (staffSession) keep({ ...staffSession, isNoted: true })
}

function stored(user: SignedIn): StoredStaffSession | undefined {
  const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredStaffSession | null
  return kept?.session === sessionOf(user) ? kept : undefined
}

function keep(staffSession: StoredStaffSession): StoredStaffSession {
  localStorage.setItem(key, JSON.stringify(staffSession))
  return staffSession
}
