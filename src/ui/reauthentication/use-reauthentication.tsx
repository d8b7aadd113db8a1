import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isPortError } from '../../ports/errors'

/** Loaded on demand, because it contains a form that is rarely needed. */
const ConfirmItIsYou = lazy(async () => ({ default: (await import('./confirm-it-is-you')).ConfirmItIsYou }))

interface ReauthenticationUse {
  /** Runs the work; if it needs a recent sign-in, asks for the password and runs it again. If the dialog is closed, the first error is thrown. */
  readonly reauthenticated: (work: () => Promise<unknown>) => Promise<void>
  /** Dialog to render beside the form. */
  readonly question: ReactNode
}

/** For actions that need the password again. */
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
  return {
    reauthenticated: proven,
    question: asked && (
      <Suspense fallback={null}>
        <ConfirmItIsYou email={email} onAnswer={asked.answer} />
      </Suspense>
    ),
  }
}
