import { useEffect } from 'react'
import { Button } from '../../../kit/button'
import { useSecondsLeft } from './use-seconds-left'
import type { Pause } from './use-sign-in-pause'

interface SignInButtonProps {
  readonly busy: boolean
  readonly pause: Pause | undefined
  readonly onPauseOver: () => void
}

/** The button of signing in, which counts the seconds of a pause. It keeps the focus; what is read out is its beginning and its end. */
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
      {pause && `Signing in is paused for ${pause.seconds} seconds.`}
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
