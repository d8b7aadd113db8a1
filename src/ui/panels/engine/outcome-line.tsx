import { lazy, Suspense, useEffect, useRef } from 'react'
import { once } from '../../app-services/once'
import { Button } from '../../office/controls/button'
import { Progress } from '../../office/controls/progress'
import type { FailedWordsProps } from './failed-words'
import css from './outcome-line.module.css'
import type { Outcome } from './use-outcome'

const words = once(() => import('./failed-words'))
const FailedWords = lazy(words)

/** What became of the last thing done: how far it is, what it did with the way back, or what went wrong and what to do. */
export function OutcomeLine({ outcome: { state, run, clear } }: { readonly outcome: Outcome }) {
  const line = useRef<HTMLDivElement>(null)
  /** What was pressed goes; the focus stays where it was. */
  const stay = (act: () => void) => () => {
    line.current?.focus()
    act()
  }
  useEffect(() => {
    // A part that was not to be had is asked for again when there is something to say.
    words().catch(() => undefined)
  }, [])
  return (
    <div ref={line} tabIndex={-1} className={css.outcome} data-is={state.is}>
      <div role="status">
        {state.is === 'working' && (
          <p>
            {state.saying}
            {state.total !== undefined && ` ${(state.done ?? 0).toLocaleString('en-US')} of ${state.total.toLocaleString('en-US')}`}
          </p>
        )}
        {state.is === 'done' && <p>{state.what.said}</p>}
      </div>
      {state.is === 'working' && state.total !== undefined && (
        <>
          <Progress value={(100 * (state.done ?? 0)) / Math.max(1, state.total)} aria-label={state.saying} className={css.bar ?? ''} />
          <Button variant="default" size="compact-sm" onClick={state.stop}>
            Stop
          </Button>
        </>
      )}
      {state.is === 'failed' && <Failed error={state.error} />}
      {state.is === 'failed' && (
        <Button variant="default" size="compact-sm" onClick={stay(state.again)}>
          Try again
        </Button>
      )}
      {state.is === 'done' && state.what.undo && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={stay(() => void run('Taking it back…', async () => (await state.what.undo?.()) || { said: 'Taken back.' }))}
        >
          Undo
        </Button>
      )}
      {(state.is === 'done' || state.is === 'failed') && (
        <Button variant="subtle" size="compact-sm" onClick={stay(clear)} aria-label="Put this message away">
          ✕
        </Button>
      )}
    </div>
  )
}

/** What went wrong, what was kept and what to do. The words come after the panel, so that they are there when the network is not. */
export const Failed = ({ error }: FailedWordsProps) => (
  <Suspense fallback={null}>
    <FailedWords error={error} />
  </Suspense>
)
