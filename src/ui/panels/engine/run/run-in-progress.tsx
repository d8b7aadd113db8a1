import type { ComponentType } from 'react'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button, LinkButton } from '../../../kit/button'
import { Progress } from '../../../kit/feedback/progress'
import { numberText } from '../../../kit/number-text'
import { useMayGo } from '../../../office/use-may-go'
import { SkippedItems } from '../bulk/skipped-items'
import css from './run.module.css'
import type { RunReport } from './run-spec'
import { secondsLeft, timeLeftSentence } from './time-left'
import type { Run, RunState } from './use-run'

interface RunWorkProps {
  readonly title: string
  readonly run: Run
  /** Whether a paused run can be resumed on a later visit. */
  readonly canResumeLater: boolean
  /** Whether it is canceled rather than paused. */
  readonly cancelUndoes: boolean
  readonly after: ComponentType<{ readonly onAgain: () => void }> | undefined
  /** Back to the list of runs. */
  readonly onAgain: () => void
}

/** A running run: progress, pause and resume; then its result and undo. */
export function RunInProgress({ title, run, canResumeLater, cancelUndoes, after: After, onAgain }: RunWorkProps) {
  const { state } = run
  const mayGo = useMayGo()
  const undo = ({ undo: takeBack }: RunReport) => void run.begin(async ({ onProgress }) => (await takeBack?.(onProgress)) || { message: 'Undone.' })
  return (
    <section className={css.work} aria-label={title}>
      <h2>{state.is === 'done' && state.report.outcome === 'canceled' ? `${title}: canceled` : headings[state.is](title)}</h2>
      {(state.is === 'running' || state.is === 'paused' || state.is === 'failed') && <RunProgressLine state={state} />}
      {state.is === 'running' && (
        <div className={css.acts}>
          <Button disabled={state.isPausing} onClick={run.pause}>
            {cancelUndoes ? (state.isPausing ? 'Canceling…' : 'Cancel') : state.isPausing ? 'Pausing…' : 'Pause'}
          </Button>
        </div>
      )}
      {state.is === 'failed' && <FailureNotice error={state.error} />}
      {(state.is === 'paused' || state.is === 'failed' || state.is === 'idle') && (
        <>
          <p>What is done is kept. Resume it now{canResumeLater && ', or later from the list on this page'}.</p>
          <div className={css.acts}>
            <Button look="main" onClick={() => void run.goOn()}>
              Resume
            </Button>
            <Button onClick={onAgain}>Stop here</Button>
          </div>
        </>
      )}
      {state.is === 'done' && (
        <>
          <p role="status">{state.report.message}</p>
          <SkippedItems left={state.report.left} onAct={act => void run.begin(act.run)} />
          <div className={css.acts}>
            {state.report.next && mayGo(state.report.next.to) && <LinkButton to={state.report.next.to}>{state.report.next.label}</LinkButton>}
            {state.report.undo && <Button onClick={() => undo(state.report)}>Undo</Button>}
            {!After && (
              <Button look="main" onClick={onAgain}>
                Back to the start
              </Button>
            )}
          </div>
          {After && <After onAgain={onAgain} />}
        </>
      )}
    </section>
  )
}

const headings: Readonly<Record<RunState['is'], (title: string) => string>> = {
  idle: title => `${title} was not finished`,
  running: title => `${title}: running`,
  paused: title => `${title}: paused`,
  failed: title => `${title}: stopped`,
  done: title => `${title}: done`,
}

function RunProgressLine({ state }: { readonly state: Exclude<RunState, { readonly is: 'idle' | 'done' }> }) {
  const { progress } = state
  if (!progress) return state.is === 'running' ? <p role="status">Starting…</p> : null
  const { done, total } = progress
  const left = state.is === 'running' ? secondsLeft({ since: state.since, now: state.at, from: state.from, done, total }) : undefined
  return (
    <div className={css.progress}>
      <Progress value={total === 0 ? 100 : (100 * done) / total} aria-label="Done so far" />
      <p>
        {numberText(done)} of {numberText(total)}
        {state.is === 'running' && done < total && `. ${timeLeftSentence(left)}`}
      </p>
    </div>
  )
}
