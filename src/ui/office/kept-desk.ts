import type { Desk } from '../../domain/accounts/staff-desk'
import type { SignedIn } from '../queries/session.queries'

const key = 'office:desk'
/** Touches are kept this often, in milliseconds: for the other windows of this browser, and for after a reload. */
const often = 5_000

interface KeptDesk extends Desk {
  /** Whose session it is, and since when: another one begins anew. */
  readonly session: string
}

const sessionOf = ({ uid, signedInAt }: SignedIn) => `${uid} ${signedInAt.toISOString()}`

/** The desk of this session, shared by all windows of the browser; laid out when it is first asked for. */
export function keptDesk(user: SignedIn, now = Date.now()): Desk {
  const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDesk | null
  if (kept?.session === sessionOf(user)) return kept
  return keep({ session: sessionOf(user), began: now, touched: now })
}

/** Somebody is there. */
export function touchDesk(user: SignedIn, now = Date.now()): void {
  const desk = keptDesk(user, now)
  if (now - desk.touched >= often) keep({ session: sessionOf(user), began: desk.began, touched: now })
}

function keep(desk: KeptDesk): Desk {
  localStorage.setItem(key, JSON.stringify(desk))
  return desk
}
