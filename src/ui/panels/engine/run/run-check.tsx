import { lazy, Suspense } from 'react'
import { useServices } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { numberText } from '../../../kit/number-text'
import type { OnProgress } from '../actions/use-outcome'
import type { MadeColumn } from '../panel-spec'
import css from './run.module.css'
import type { AnyRun, PlannedRow, RunPlan } from './run-spec'
import { useDryRun } from './use-dry-run'

/** Contains the table, which is not needed for a plan with its own component. */
export const loadPlanTable = () => import('./run-plan')
const RunPlanTable = lazy(loadPlanTable)

interface RunCheckProps {
  readonly kind: AnyRun
  readonly input: unknown
  /** Does work that may need the password again. */
  readonly reauthenticated: (work: () => Promise<unknown>) => Promise<void>
  readonly onChange: (input: unknown) => void
  readonly onRun: (plan: RunPlan) => void
  readonly onBack: () => void
}

/** The dry run: shows what the run would do. */
export function RunCheck({ kind, input, reauthenticated, onChange, onRun, onBack }: RunCheckProps) {
  const services = useServices()
  const make = async (asked: unknown, onProgress: OnProgress) => {
    let made: RunPlan | undefined
    await reauthenticated(async () => {
      made = await kind.plan!(asked, services, onProgress)
    })
    return made!
  }
  const { plan, error, progress, isStale, again } = useDryRun(kind.plan && make, input)
  const back = <Button onClick={onBack}>Back</Button>
  if (error !== undefined)
    return (
      <section className={css.work} aria-label={kind.title}>
        <FailureNotice error={error} onRetry={again} />
        <div className={css.acts}>{back}</div>
      </section>
    )
  if (!plan)
    return (
      <>
        {progress && <p role="status">{`Checking… ${numberText(progress.done)} of ${numberText(progress.total)}`}</p>}
        <Skeleton lines={8} height="34px" />
      </>
    )
  const { planned = [], label } = kind
  const Part = typeof planned === 'function' ? planned : undefined
  return (
    <section className={css.work} aria-label={kind.title}>
      <h2>{kind.title}: dry run</h2>
      <p className={css.quiet}>Nothing has been changed yet.</p>
      {plan.notes && plan.notes.length > 0 && (
        <ul aria-label="Notes">
          {plan.notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {!Part && <RunCounts rows={plan.rows} />}
      {plan.refused !== undefined && (
        <p role="alert" className={css.refused}>
          {plan.refused}
        </p>
      )}
      {Part && <Part input={input} plan={plan} onChange={part => onChange({ ...(input as object), ...(part as object) })} />}
      <div className={css.acts}>
        <Button look="main" disabled={isStale || plan.refused !== undefined || plan.toWrite === 0} onClick={() => onRun(plan)}>
          {typeof label === 'function' ? label(input as object, plan) : label}
        </Button>
        {back}
      </div>
      {!Part && (
        <Suspense fallback={<Skeleton lines={8} height="34px" />}>
          <RunPlanTable title={kind.title} plan={plan} columns={planned as readonly MadeColumn<PlannedRow>[]} />
        </Suspense>
      )}
    </section>
  )
}

/** Rows by outcome. */
function RunCounts({ rows }: Pick<RunPlan, 'rows'>) {
  const counts = new Map<string, number>()
  for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  return (
    <dl className={css.counts}>
      {[...counts].map(([outcome, count]) => (
        <div key={outcome}>
          <dt>{outcome}</dt>
          <dd>{numberText(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
