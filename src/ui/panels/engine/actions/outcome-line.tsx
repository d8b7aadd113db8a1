import { useRef } from 'react'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button } from '../../../kit/button'
import { Progress } from '../../../kit/feedback/progress'
import { numberText } from '../../../kit/number-text'
import { SkippedItems } from '../bulk/skipped-items'
import css from './outcome-line.module.css'
import type { Outcome } from './use-outcome'

/** Result of the last action: its progress, what it did with “Undo”, or what went wrong and what to do. */
export function OutcomeLine({ outcome: { state, waiting, run, clear } }: { readonly outcome: Outcome }) {
  const line = useRef<HTMLDivElement>(null)
  /** Runs the handler and keeps the focus: the pressed button disappears. */
  const stay = (act: () => void) => () => {
    line.current?.focus()
    act()
  }
  return (
    <div ref={line} tabIndex={-1} className={css.outcome} data-is={state.is}>
      <div role="status">
        {state.is === 'working' && (
          <p>
            {state.saying}
            {state.total !== undefined && ` ${numberText(state.done ?? 0)} of ${numberText(state.total)}`}
            {waiting.map(saying => ` Then: ${saying}`)}
          </p>
        )}
        {state.is === 'done' && <p>{state.what.message}</p>}
        {state.is === 'done' && <SkippedItems left={state.what.left} onAct={act => void run(`${act.label}…`, act.run)} />}
      </div>
      {state.is === 'working' && state.total !== undefined && (
        <>
          <Progress value={(100 * (state.done ?? 0)) / Math.max(1, state.total)} aria-label={state.saying} className={css.bar ?? ''} />
          <Button size="xs" onClick={state.stop}>
            Stop
          </Button>
        </>
      )}
      <FailureNotice {...(state.is === 'failed' ? { error: state.error, onRetry: stay(state.again) } : { error: undefined })} />
      {state.is === 'done' && state.what.undo && (
        <Button
          size="xs"
          onClick={stay(() => void run('Undoing…', async onProgress => (await state.what.undo?.(onProgress)) || { message: 'Undone.' }))}
        >
          Undo
        </Button>
      )}
      {(state.is === 'done' || state.is === 'failed') && (
        <Button look="quiet" size="xs" onClick={stay(clear)} aria-label="Close this message">
          ✕
        </Button>
      )}
    </div>
  )
}
