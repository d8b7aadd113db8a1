import type { Collection, StoredOf } from '../../../../domain/shared/records/collection'
import { choiceText } from '../../../forms/choice-text'
import type { CollectionSpec } from '../panel-spec'
import css from '../record/record-form.module.css'
import { ActionButtons } from './action-buttons'
import { stateActions } from './state-actions'
import type { Outcome } from './use-outcome'

interface StateMovesProps<C extends Collection> {
  readonly of: C
  readonly spec: Pick<CollectionSpec<C>, 'actions' | 'find'>
  readonly record: StoredOf<C>
  readonly outcome: Outcome
  /** Whether there are unsaved changes: then the state cannot change. */
  readonly isDirty: boolean
}

/** The state of a record and its possible next steps. */
export function StateMoves<C extends Collection>({ of, spec, record, outcome, isDirty }: StateMovesProps<C>) {
  const { status } = record as { readonly status?: string }
  if (!of.states || status === undefined) return null
  return (
    <section className={css.states} aria-label="Steps">
      <span className={css.state}>{choiceText(status)}</span>
      <ActionButtons
        actions={stateActions(of, spec.actions, spec.find?.params)}
        rows={[record]}
        states={of.states}
        outcome={outcome}
        disabled={isDirty}
      />
    </section>
  )
}
