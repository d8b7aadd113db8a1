import { isOfficeField } from '../../../domain/operations/office-writes'
import { RecordDesk } from '../../../domain/operations/record-desk'
import type { Collection, DataOf, StoredOf } from '../../../domain/shared/collection'
import type { Params } from '../../../domain/shared/records'
import { RuleBroken } from '../../../domain/shared/rule-broken'
import { transition } from '../../../domain/shared/state-machine'
import { useService } from '../../app-services/app'
import { Button } from '../../office/controls/button'
import { choiceWords } from './choice-words'
import css from './record-form.module.css'
import type { Outcome } from './use-outcome'

interface StateMovesProps<C extends Collection> {
  readonly of: C
  readonly record: StoredOf<C>
  readonly params: Params | undefined
  readonly outcome: Outcome
  /** A state is not moved under what is not saved. */
  readonly isDirty: boolean
}

/** The state a record is in, and the steps that follow from it. */
export function StateMoves<C extends Collection>({ of, record, params, outcome, isDirty }: StateMovesProps<C>) {
  const desk = useService(RecordDesk)
  const status = (record as { readonly status?: string }).status
  if (!of.states || status === undefined) return null
  const events = isOfficeField(of, 'status') ? Object.keys(of.states[status] ?? {}) : []
  const move = (event: string) =>
    outcome.run(`${choiceWords(event)}…`, async () => {
      const to = transition(of.states!, status, event)
      const { outcome: became } = await desk.change(of, record, { status: to } as unknown as Partial<DataOf<C>>, params)
      if (became === 'overtaken') throw new RuleBroken('record-overtaken')
      return { said: `It is “${choiceWords(to)}” now.` }
    })
  return (
    <div className={css.states}>
      <span className={css.state}>{choiceWords(status)}</span>
      {events.map(event => (
        <Button key={event} variant="default" size="compact-md" disabled={isDirty} onClick={() => void move(event)}>
          {choiceWords(event)}
        </Button>
      ))}
    </div>
  )
}
