import { type ReactNode, useState } from 'react'
import { isPortError } from '../../ports/errors'
import { ConfirmItIsYou } from './confirm-it-is-you'

interface ReauthenticationUse {
  /** Does the work; where it takes a proof of who is there, asks for it and does the work then. Without an answer it fails as before. */
  readonly reauthenticated: (work: () => Promise<unknown>) => Promise<void>
  /** To be drawn beside the form. */
  readonly question: ReactNode
}

/** For acts that take the password once more. */
export function useReauthentication(email: string): ReauthenticationUse {
  const [asked, setAsked] = useState<{ readonly answer: (given: boolean) => void }>()
  const proven = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      if (!isPortError(error, 'auth', 'requires-recent-login')) throw error
      const given = await new Promise<boolean>(answer => setAsked({ answer }))
      setAsked(undefined)
      if (!given) throw error
      await work()
    }
  }
  return { reauthenticated: proven, question: asked && <ConfirmItIsYou email={email} onAnswer={asked.answer} /> }
}
