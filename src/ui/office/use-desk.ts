import { useEffect, useState } from 'react'
import { type DeskState, deskState } from '../../domain/accounts/staff-desk'
import type { SignedIn } from '../queries/session.queries'
import { keptDesk, touchDesk } from './kept-desk'

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
/** Milliseconds between two looks at a desk that nobody touches. */
const looks = 15_000

/** Whether the desk is open, locked, or its session over; and the way to open a locked one, after the password was given. */
export function useDesk(user: SignedIn): { readonly state: DeskState; readonly unlock: () => void } {
  const stateNow = () => deskState(keptDesk(user), Date.now())
  const [state, setState] = useState(stateNow)
  useEffect(() => {
    const look = () => setState(deskState(keptDesk(user), Date.now()))
    const touch = () => {
      // A touch that comes too late finds the desk locked; it does not open it.
      if (deskState(keptDesk(user), Date.now()) === 'open') touchDesk(user)
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
      touchDesk(user)
      setState(stateNow())
    },
  }
}
