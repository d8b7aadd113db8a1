import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Session } from '../../../domain/accounts/session'
import type { ImportScope } from '../../../domain/imports/import-scope'
import { importScopes } from '../../../domain/operations/import-batches'
import { scope } from '../../../domain/shared/policy'
import { useApp, useService } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { Button } from '../../office/controls/button'
import { clockQueries } from '../../queries/clock.queries'
import { editionsQuery } from '../../queries/edition.queries'
import { officeQueries } from '../../queries/office.queries'
import { siteQueries } from '../../queries/site.queries'
import { useUnsavedInput } from '../../routing/unsaved-input'
import { customPanel } from '../engine/custom-panel'
import { AimStep } from './import/aim-step'
import { CheckStep } from './import/check-step'
import { ColumnsStep } from './import/columns-step'
import { FilesStep } from './import/files-step'
import styles from './import/import.module.css'
import { ImportHistory } from './import/import-history'
import { currentJob, holdsInput, type ImportAim, type PlainAim, plainAim, plainAims } from './import/import-steps'
import { PublishStep } from './import/publish-step'
import { StepList } from './import/step-list'
import { UnfinishedImports } from './import/unfinished-imports'
import { useImportWizard } from './import/use-import-wizard'
import { WriteStep } from './import/write-step'

/** Brings in files of what the organisation keeps: dry run first, then the writing. */
function ImportCsv() {
  const app = useApp()
  const wizard = useImportWizard()
  const { state, run } = wizard
  const session = useService(Session)
  const scopes = importScopes.filter(name => session.can(scope(name)))
  const batches = useLiveQuery(officeQueries(app).imports(scopes))
  const editions = useLiveQuery(editionsQuery(app, scopes.includes('guide')))
  const now = useLiveQuery(clockQueries(app).now())
  const tz = useLiveQuery(siteQueries(app).organisation())?.tz ?? 'UTC'
  const aims: readonly ImportAim[] = [...editions.map(edition => ({ is: 'edition' as const, ...edition })), ...plainAims.map(is => plainAim(is, tz))]
  useUnsavedInput(holdsInput(state) || run.state.is === 'running')
  return (
    <div className={styles.import}>
      {state.step === 'aim' && <UnfinishedImports batches={batches} onResume={batch => wizard.resume(batch, aims)} />}
      <StepList state={state} />
      <StepFrame of={`${state.step} ${state.at}`}>
        <Step wizard={wizard} scopes={scopes} />
      </StepFrame>
      <section aria-labelledby="import-history" className={styles.history}>
        <h2 id="import-history">Earlier imports</h2>
        <ImportHistory batches={batches} now={now} tz={tz} busy={run.state.is === 'running'} />
      </section>
    </div>
  )
}

export default customPanel(ImportCsv)

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

function Step({ wizard, scopes }: { wizard: ReturnType<typeof useImportWizard>; scopes: readonly ImportScope[] }) {
  const { state, dispatch, planner, run } = wizard
  const job = currentJob(state)
  const { aim } = state
  switch (state.step) {
    case 'aim':
      return <AimStep state={state} scopes={scopes} onChoose={chosen => dispatch({ type: 'choose-aim', aim: chosen })} />
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
      return job && aim ? (
        <ColumnsStep
          key={job.id}
          job={job}
          aim={aim}
          first={state.at === 0}
          dispatch={dispatch}
          onKind={kind => void wizard.readAs(job, kind)}
          onCheck={() => void wizard.check()}
          onSkip={() => dispatch({ type: 'next-file' })}
        />
      ) : null
    case 'check':
      return job && aim ? (
        <CheckStep
          key={job.id}
          job={job}
          aim={aim}
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
          then={aim?.is === 'edition' ? 'Go on to publish' : 'Finish'}
          more={!state.resumed && state.at + 1 < state.jobs.length}
          onRetry={wizard.goOn}
          onCancel={wizard.stop}
          onNext={wizard.next}
        />
      )
    case 'publish':
      return aim && <AfterStep aim={aim} onAgain={() => dispatch({ type: 'begin-again' })} />
  }
}

/** An edition is to be published; what else came is found in its panel. */
function AfterStep({ aim, onAgain }: { aim: ImportAim; onAgain: () => void }) {
  if (aim.is === 'edition') return <PublishStep edition={aim} onAgain={onAgain} />
  return (
    <div className={styles.step}>
      <h2>The {aim.name} are in</h2>
      <p role="status">{whereabouts[aim.is]} The import can be taken back for thirty days, below.</p>
      <div className={styles.actions}>
        <Button variant="default" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </div>
  )
}

const whereabouts: Readonly<Record<PlainAim, ReactNode>> = {
  people: (
    <>
      Whoever the file brought is found under <Link to="/cpanel/usersdatabase">People</Link>. Names that were there before stand under{' '}
      <Link to="/cpanel/usermerger">Merge people</Link>.
    </>
  ),
  memberships: (
    <>
      The terms stand with each member: <Link to="/cpanel/userfinder">find a person</Link> to see them. Whoever is taken back keeps the row that
      reverses it.
    </>
  ),
  donations: (
    <>
      The gifts stand with each donor: <Link to="/cpanel/userfinder">find a person</Link> to see them. No letter was written.
    </>
  ),
  pictures: (
    <>
      They hang with their works and listings, or lie in the <Link to="/cpanel/imagelibrary">image library</Link>; visitors see them after the next
      publication.
    </>
  ),
  events: (
    <>
      They are drafts, or wait under <Link to="/cpanel/reviewevents">Review events</Link>; visitors see none of them yet.
    </>
  ),
}
