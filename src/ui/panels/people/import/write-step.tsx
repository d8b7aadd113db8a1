import type { Refusal } from '../../../../domain/imports/import-run.function'
import { Button } from '../../../office/controls/button'
import { Progress } from '../../../office/controls/progress'
import { Failure } from './failure'
import styles from './import.module.css'
import { secondsLeft, timeLeftSentence } from './time-left'
import type { RunState, useImportRun } from './use-import-run'

interface Props {
  readonly fileName: string
  readonly run: ReturnType<typeof useImportRun>
  readonly more: boolean
  /** What comes after the last file. */
  readonly then: string
  readonly onRetry: () => void
  readonly onCancel: () => void
  readonly onNext: () => void
}

const refusalSentences: Readonly<Record<Refusal, string>> = {
  'changed-since': 'somebody changed it after the dry run',
  'person-missing': 'this person is not there any more',
  'address-taken': 'the e-mail address is somebody else’s by now',
  'place-missing': 'the work or listing is not there any more',
  'pictures-full': 'the work has as many pictures as it can by now',
  'picture-refused': 'the picture cannot be opened, or is too small',
  'event-missing': 'this event is not there any more',
  'listing-missing': 'its listing is not there any more',
  invalid: 'the store did not accept it',
}

/** The writing, with what is done and what is left; it can be paused, gone on with and given up. */
export function WriteStep({ fileName, run, more, then, onRetry, onCancel, onNext }: Props) {
  const { state } = run
  return (
    <div className={styles.step}>
      <h2>{heading(state, fileName)}</h2>
      {state.is !== 'done' && state.is !== 'idle' && state.progress && <Bar state={state} />}
      {state.is === 'running' && !state.progress && <p role="status">Keeping the rows to write, so that a closed tab loses none…</p>}
      {state.is === 'running' && (
        <div className={styles.actions}>
          <Button variant="default" disabled={state.pausing} onClick={run.pause}>
            {state.pausing ? 'Pausing…' : 'Pause'}
          </Button>
        </div>
      )}
      {state.is === 'failed' && <Failure error={state.error} />}
      {(state.is === 'paused' || state.is === 'failed') && (
        <>
          <p>Rows written so far are kept. You can go on here, or later from this page: it will offer to.</p>
          <div className={styles.actions}>
            <Button variant="default" onClick={onCancel}>
              Stop here
            </Button>
            <Button onClick={onRetry}>Go on</Button>
          </div>
        </>
      )}
      {state.is === 'done' && (
        <>
          <p role="status">
            {rowsSaid(state.report.written)} written
            {state.report.skipped > 0 && `, ${state.report.skipped.toLocaleString('en-US')} were written before`}.
          </p>
          {state.report.refused.length > 0 && (
            <section aria-label="Rows not written">
              <p>
                {rowsSaid(state.report.refused.length)} {state.report.refused.length === 1 ? 'was' : 'were'} not written:
              </p>
              <ul className={styles.refused}>
                {state.report.refused.slice(0, 100).map(({ line, name, code }) => (
                  <li key={line}>
                    Line {line}, {name}: {refusalSentences[code]}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <div className={styles.actions}>
            <Button onClick={onNext}>{more ? 'Next file' : then}</Button>
          </div>
        </>
      )}
    </div>
  )
}

const rowsSaid = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`

function heading(state: RunState, fileName: string): string {
  if (state.is === 'done') return `${fileName} is written`
  if (state.is === 'paused') return `${fileName} is paused`
  if (state.is === 'failed') return `${fileName} stopped`
  return `Writing ${fileName}`
}

function Bar({ state }: { state: Exclude<RunState, { is: 'done' | 'idle' }> }) {
  const { done, total } = state.progress!
  const left = state.is === 'running' ? secondsLeft({ since: state.since, now: state.at, from: state.from, done, total }) : undefined
  return (
    <div className={styles.progress}>
      <Progress value={total === 0 ? 100 : (done / total) * 100} aria-label="Rows written" />
      <p>
        {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')} rows
        {state.is === 'running' && done < total && `. ${timeLeftSentence(left)}`}
      </p>
    </div>
  )
}
