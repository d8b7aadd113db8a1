import { Button, Progress } from '@mantine/core'
import { errorWords } from '../../app-services/error-sentence'
import css from './outcome-line.module.css'
import type { Outcome } from './use-outcome'

/** What became of the last thing done: how far it is, what it did with the way back, or what went wrong and what to do. */
export function OutcomeLine({ outcome: { state, run, clear } }: { readonly outcome: Outcome }) {
  return (
    <div className={css.outcome} data-is={state.is}>
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
        <Button variant="default" size="compact-sm" onClick={state.again}>
          Try again
        </Button>
      )}
      {state.is === 'done' && state.what.undo && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() =>
            void run('Taking it back…', async () => {
              await state.what.undo?.()
              return { said: 'Taken back.' }
            })
          }
        >
          Undo
        </Button>
      )}
      {(state.is === 'done' || state.is === 'failed') && (
        <Button variant="subtle" size="compact-sm" onClick={clear} aria-label="Put this message away">
          ✕
        </Button>
      )}
    </div>
  )
}

export function Failed({ error }: { readonly error: unknown }) {
  const { happened, kept, next } = errorWords(error)
  return (
    <p role="alert">
      <strong>{happened}</strong> {kept} {next}
    </p>
  )
}
