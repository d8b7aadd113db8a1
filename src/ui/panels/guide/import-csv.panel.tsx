import { type ReactNode, useEffect, useRef } from 'react'
import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { clockQueries } from '../../queries/clock.queries'
import { officeQueries } from '../../queries/office.queries'
import { siteQueries } from '../../queries/site.queries'
import { useUnsavedInput } from '../../routing/unsaved-input'
import { CheckStep } from './import/check-step'
import { ColumnsStep } from './import/columns-step'
import { EditionStep } from './import/edition-step'
import { FilesStep } from './import/files-step'
import styles from './import/import.module.css'
import { ImportHistory } from './import/import-history'
import { currentJob, holdsInput } from './import/import-steps'
import { PublishStep } from './import/publish-step'
import { StepList } from './import/step-list'
import { UnfinishedImports } from './import/unfinished-imports'
import { useImportWizard } from './import/use-import-wizard'
import { WriteStep } from './import/write-step'

/** Brings files of listings and openings into an edition: dry run first, then the writing, then the guide. */
export default function ImportCsv() {
  const app = useApp()
  const wizard = useImportWizard()
  const { state, run } = wizard
  const batches = useLiveQuery(officeQueries(app).imports())
  const editions = useLiveQuery(officeQueries(app).editions())
  const now = useLiveQuery(clockQueries(app).now())
  const tz = useLiveQuery(siteQueries(app).organisation())?.tz ?? 'UTC'
  useUnsavedInput(holdsInput(state) || run.state.is === 'running')
  return (
    <div className={styles.import}>
      <h1>Import</h1>
      <p className={styles.quiet}>Bring listings and openings in from a file. You see what would happen to every row before anything is written.</p>
      {state.step === 'edition' && <UnfinishedImports batches={batches} onResume={batch => wizard.resume(batch, editions)} />}
      <StepList state={state} />
      <StepFrame of={`${state.step} ${state.at}`}>
        <Step wizard={wizard} />
      </StepFrame>
      <section aria-labelledby="import-history" className={styles.history}>
        <h2 id="import-history">Earlier imports</h2>
        <ImportHistory batches={batches} now={now} tz={tz} busy={run.state.is === 'running'} />
      </section>
    </div>
  )
}

/** Takes the focus when a step begins, because the button that led to it is gone, and shows it from the top. */
function StepFrame({ of, children }: { of: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(of)
  useEffect(() => {
    if (shown.current === of) return
    shown.current = of
    frame.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [of])
  return (
    <div ref={frame} tabIndex={-1} className={styles.stepFrame}>
      {children}
    </div>
  )
}

function Step({ wizard }: { wizard: ReturnType<typeof useImportWizard> }) {
  const { state, dispatch, planner, run } = wizard
  const job = currentJob(state)
  const { edition } = state
  switch (state.step) {
    case 'edition':
      return <EditionStep state={state} onChoose={chosen => dispatch({ type: 'choose-edition', edition: chosen })} />
    case 'files':
      return (
        <FilesStep
          state={state}
          onFiles={wizard.addFiles}
          onRemove={wizard.removeFile}
          onBack={() => dispatch({ type: 'back' })}
          onNext={() => dispatch({ type: 'map-files' })}
        />
      )
    case 'columns':
      return job && edition ? (
        <ColumnsStep
          key={job.id}
          job={job}
          edition={edition}
          first={state.at === 0}
          dispatch={dispatch}
          onKind={kind => void wizard.readAs(job, kind)}
          onCheck={() => void wizard.check()}
          onSkip={() => dispatch({ type: 'next-file' })}
        />
      ) : null
    case 'check':
      return job && edition ? (
        <CheckStep
          key={job.id}
          job={job}
          edition={edition}
          planner={planner}
          dispatch={dispatch}
          onCheck={() => void wizard.check()}
          onWrite={wizard.write}
        />
      ) : null
    case 'write':
      return (
        <WriteStep
          fileName={state.resumed?.fileName ?? job?.file.name ?? ''}
          run={run}
          more={!state.resumed && state.at + 1 < state.jobs.length}
          onRetry={wizard.goOn}
          onCancel={wizard.stop}
          onNext={wizard.next}
        />
      )
    case 'publish':
      return edition ? <PublishStep edition={edition} onAgain={() => dispatch({ type: 'begin-again' })} /> : null
  }
}
