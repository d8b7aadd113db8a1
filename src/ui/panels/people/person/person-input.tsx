import { lazy, Suspense } from 'react'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { Button } from '../../../kit/button'
import { mergeQueries } from '../../../queries/merge.queries'

const PersonPicker = lazy(async () => ({ default: (await import('./person-picker')).PersonPicker }))

/** A reference to a person: searched by any of their data, then shown by name. */
export const PersonInput = ({ field, value, onChange, error }: FieldInputProps) =>
  typeof value === 'string' ? (
    <ChosenPerson label={field.label} id={value} onClear={() => onChange(undefined)} />
  ) : (
    <div>
      <Suspense fallback={null}>
        <PersonPicker label={field.label} onPick={onChange} />
      </Suspense>
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  )

function ChosenPerson({ label, id, onClear }: { readonly label: string; readonly id: string; readonly onClear: () => void }) {
  const person = useLiveQuery(mergeQueries(useApp()).person(id))
  return (
    <p>
      {label}: <strong>{person?.names.display ?? 'deleted person'}</strong>{' '}
      <Button size="xs" onClick={onClear} aria-label={`Choose somebody else: ${label}`}>
        Choose somebody else
      </Button>
    </p>
  )
}
