import { useEffect } from 'react'
import { Button } from '../../../kit/button'
import { useSecondsLeft } from './use-seconds-left'
import type { Pause } from './use-sign-in-pause'

interface SignInButtonProps {
  readonly busy: boolean
  readonly pause: Pause | undefined
  readonly onPauseOver: () => void
}

/** The sign-in button, which counts down the seconds of a pause. It keeps the focus; only the pause's start and end are announced. */
export const SignInButton = ({ busy, pause, onPauseOver }: SignInButtonProps) => (
  <>
    {pause ? (
      <Counting key={pause.round} seconds={pause.seconds} onOver={onPauseOver} />
    ) : (
      <Button type="submit" look="main" size="l" busy={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
    )}
    <p role="status" className="visually-hidden">
      {pause && `You can sign in again in ${pause.seconds} seconds.`}
    </p>
  </>
)

function Counting({ seconds, onOver }: { readonly seconds: number; readonly onOver: () => void }) {
  const left = useSecondsLeft(seconds)
  useEffect(() => {
    if (left === 0) onOver()
  }, [left, onOver])
  return (
    <Button look="main" size="l" aria-disabled="true">
      Sign in again in {left} s
    </Button>
  )
}
