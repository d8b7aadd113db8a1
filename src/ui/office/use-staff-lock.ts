import { useEffect, useState } from 'react'
import { type StaffLockState, staffLockState } from '../../domain/accounts/sign-in/staff-session'
import type { SignedIn } from '../queries/session.queries'
import { storedStaffSession, touchStaffSession } from './stored-staff-session'

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
/** Milliseconds between two checks for inactivity. */
const looks = 15_000

/** Whether the office is open, locked or signed out; and how to unlock it after the password was given. */
export function useStaffLock(user: SignedIn): { readonly state: StaffLockState; readonly unlock: () => void } {
  const stateNow = () => staffLockState(storedStaffSession(user), Date.now())
  const [state, setState] = useState(stateNow)
  useEffect(() => {
    const look = () => setState(staffLockState(storedStaffSession(user), Date.now()))
    const touch = () => {
      // Activity after the limit does not unlock the office.
      if (staffLockState(storedStaffSession(user), Date.now()) === 'open') touchStaffSession(user)
      look()
    }
    const looking = setInterval(look, looks)
    for (const name of touches) addEventListener(name, touch, { capture: true, passive: true })
    addEventListener('focus', look)
    addEventListener('storage', look)
    return () => {
      clearInterval(looking)
      for (const name of touches) removeEventListener(name, touch, { capture: true })
      removeEventListener('focus', look)
      removeEventListener('storage', look)
    }
  }, [user])
  return {
    state,
    unlock: () => {
      touchStaffSession(user)
      setState(stateNow())
    },
  }
}
