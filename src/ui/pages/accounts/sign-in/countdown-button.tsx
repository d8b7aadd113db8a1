import { useEffect } from 'react'
import { Button } from '../../../kit/button'
import { useSecondsLeft } from './use-seconds-left'

/** Replaces the sign-in button during a pause and counts down its seconds; it keeps the focus. */
export function CountdownButton({ seconds, onOver }: { readonly seconds: number; readonly onOver: () => void }) {
  const left = useSecondsLeft(seconds)
  useEffect(() => {
    if (left === 0) onOver()
  }, [left, onOver])
  return (
    <Button look="main" aria-disabled="true">
      Sign in again in {left} s
    </Button>
  )
}
