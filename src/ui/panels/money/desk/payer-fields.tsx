import { Suspense } from 'react'
import { reference } from '../../../../domain/shared/records/fields'
import { scope } from '../../../../domain/shared/records/policy'
import { TextField } from '../../../kit/controls/text-field'
import { usePanelContext } from '../../engine/use-panel-context'
import { PersonInput } from '../../people/person/person-input'
import { usePersonIndex } from '../../people/person/use-person-index'
import type { DeskOrderFormValues } from './desk-order-form-values'

interface PayerFieldsProps {
  readonly entry: DeskOrderFormValues
  /** The name of the address's owner. */
  readonly payer: string | undefined
  readonly onChange: (change: Partial<DeskOrderFormValues>) => void
}

/** The payer: a person, for staff who may look people up, or an email address. */
export function PayerFields({ entry: { personId, email }, payer, onChange }: PayerFieldsProps) {
  const { may } = usePanelContext()
  return (
    <section aria-labelledby="desk-payer">
      <h2 id="desk-payer">Who pays</h2>
      {may(scope('people')) && (
        <Suspense fallback={null}>
          <FindPayer personId={personId} onChange={onChange} />
        </Suspense>
      )}
      <TextField
        type="email"
        inputMode="email"
        label="Email"
        help="The receipt goes there."
        autoComplete="off"
        value={email}
        onChange={event => onChange({ email: event.currentTarget.value })}
      />
      <p role="status">{payer !== undefined && personId === undefined ? `This address belongs to ${payer}. The order is theirs.` : ''}</p>
    </section>
  )
}

const person = reference('Person', 'people')

function FindPayer({ personId, onChange }: { readonly personId: string | undefined; readonly onChange: PayerFieldsProps['onChange'] }) {
  const { index } = usePersonIndex()
  const pick = (value: unknown) => {
    const id = typeof value === 'string' ? value : undefined
    onChange({ personId: id, email: (id !== undefined && index?.row(id)?.emails?.[0]?.address) || '' })
  }
  return <PersonInput name="personId" field={person} value={personId} onChange={pick} isReadOnly={false} />
}
