import { type ReactNode, useState } from 'react'
import type { Services } from '../../../domain/shared/functions/service'
import type { FieldMap, RecordOf } from '../../../domain/shared/records/fields'
import { useServices } from '../../app-services/app'
import { Button } from '../../kit/button'
import type { Done, Outcome } from './actions/use-outcome'
import frame from './panel-frame.module.css'
import { RunForm, type Values } from './run/run-form'
import type { ChosenFields } from './run/run-spec'

/** A record that a callable makes of other fields than its own. */
export interface NewRecord<F extends FieldMap = FieldMap> {
  readonly title: string
  readonly purpose: string
  readonly choose: ChosenFields<F>
  readonly label: string
  /** Name under which unsaved input is kept as a draft. */
  readonly draft?: string
  /** Makes it under `id`, which stays the same when a failed form is sent again. */
  readonly run: (input: RecordOf<F>, id: string, services: Services) => Promise<Done>
}

/** Checks a new record against its fields. */
export const newRecordOf = <F extends FieldMap>(make: NewRecord<F>) => make as unknown as NewRecord

interface NewRecordPartProps {
  readonly make: NewRecord
  readonly outcome: Outcome
  /** Opens what was made, or nothing. */
  readonly onShow: (id: string | undefined) => void
}

/** The form of a new record, beside the table. */
export const NewRecordPart = ({ make, outcome, onShow }: NewRecordPartProps) => (
  <aside className={frame.form} aria-label={make.title}>
    <NewRecordForm make={make} outcome={outcome} onMade={onShow}>
      <Button onClick={() => onShow(undefined)}>Cancel</Button>
    </NewRecordForm>
  </aside>
)

interface NewRecordFormProps extends Pick<NewRecordPartProps, 'make' | 'outcome'> {
  readonly onMade?: (id: string) => void
  /** Buttons after its own. */
  readonly children?: ReactNode
}

/** The form of a new record. It is emptied for the next one. */
export function NewRecordForm({ make, outcome, onMade, children }: NewRecordFormProps) {
  const services = useServices()
  const [id, setId] = useState(newId)
  const create = async (input: Values) => {
    const isMade = await outcome.run(`${make.label}…`, () => make.run(input, id, services))
    if (isMade) {
      setId(newId())
      onMade?.(id)
    }
    return isMade
  }
  return (
    <RunForm {...make} entered={{}} isBusy={outcome.state.is === 'working'} onSubmit={create}>
      {children}
    </RunForm>
  )
}

const newId = () => crypto.randomUUID().replaceAll('-', '')
