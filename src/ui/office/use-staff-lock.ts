import { useEffect, useState } from 'react'
import { type StaffLockState, staffLockState } from '../../domain/accounts/sign-in/staff-session'
import type { SignedIn } from '../queries/session.queries'
import { storedStaffSession, touchStaffSession } from './stored-staff-session'

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
/** Milliseconds between two looks at a desk that nobody touches. */
const looks = 15_000

/** Whether the desk is open, locked, or its session over; and the way to open a locked one, after the password was given. */
export function useStaffLock(user: SignedIn): { readonly state: StaffLockState; readonly unlock: () => void } {
  const stateNow = () => staffLockState(storedStaffSession(user), Date.now())
  const [state, setState] = useState(stateNow)
  useEffect(() => {
    const look = () => setState(staffLockState(storedStaffSession(user), Date.now()))
    const touch = () => {
      // A touch that comes too late finds the desk locked; it does not open it.
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
