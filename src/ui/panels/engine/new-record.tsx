import { useState } from 'react'
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
export function NewRecordPart({ make, outcome, onShow }: NewRecordPartProps) {
  const services = useServices()
  const [id] = useState(() => crypto.randomUUID().replaceAll('-', ''))
  const create = async (input: Values) => {
    const isMade = await outcome.run(`${make.label}…`, () => make.run(input, id, services))
    if (isMade) onShow(id)
    return isMade
  }
  return (
    <aside className={frame.form} aria-label={make.title}>
      <RunForm {...make} entered={{}} isBusy={outcome.state.is === 'working'} onSubmit={create}>
        <Button onClick={() => onShow(undefined)}>Cancel</Button>
      </RunForm>
    </aside>
  )
}
