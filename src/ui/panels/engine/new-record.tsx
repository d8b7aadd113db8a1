import { type ReactNode, useState } from 'react'
import { useServices } from '../../app-services/app-context'
import { Button } from '../../kit/button'
import type { Outcome } from './actions/use-outcome'
import type { NewRecord } from './new-record-spec'
import frame from './panel-frame.module.css'
import { RunForm, type Values } from './run/run-form'

interface NewRecordPaneProps {
  readonly make: NewRecord
  readonly outcome: Outcome
  /** Opens the created record; `undefined` closes the form. */
  readonly onShow: (id: string | undefined) => void
}

/** The form of a new record, beside the table. */
export const NewRecordPane = ({ make, outcome, onShow }: NewRecordPaneProps) => (
  <aside className={frame.form} aria-label={make.title}>
    <NewRecordForm make={make} outcome={outcome} onMade={onShow}>
      <Button onClick={() => onShow(undefined)}>Cancel</Button>
    </NewRecordForm>
  </aside>
)

interface NewRecordFormProps extends Pick<NewRecordPaneProps, 'make' | 'outcome'> {
  readonly onMade?: (id: string) => void
  /** Buttons after the form's own. */
  readonly children?: ReactNode
}

/** The form of a new record. It is emptied for the next one. */
export function NewRecordForm({ make, outcome, onMade, children }: NewRecordFormProps) {
  const services = useServices()
  const [id, setId] = useState(newId)
  const create = async (input: Values) => {
    let madeId = id
    const isMade = await outcome.run(`${make.label}…`, async () => {
      const done = await make.run(input, id, services)
      madeId = done.id ?? id
      return done
    })
    if (isMade) {
      setId(newId())
      onMade?.(madeId)
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
