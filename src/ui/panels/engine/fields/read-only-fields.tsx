import { Suspense } from 'react'
import type { Collection } from '../../../../domain/shared/records/collection'
import type { FieldInput } from '../../../forms/field-input-props'
import { Facts } from '../facts/facts'
import { fieldFacts } from '../facts/field-fact'
import { usePanelContext } from '../use-panel-context'
import { entryForField } from './entry-for-field'

interface ReadOnlyFieldsProps {
  readonly of: Collection
  readonly names: readonly string[]
  readonly record: object
  /** Custom inputs, by field. */
  readonly inputs: { readonly [name: string]: FieldInput | undefined } | undefined
}

/** Read-only fields of a record. */
export function ReadOnlyFields({ of, names, record, inputs }: ReadOnlyFieldsProps) {
  const { tz } = usePanelContext()
  const drawn = names.map(name => ({ name, Input: entryForField(inputs, name), value: (record as Readonly<Record<string, unknown>>)[name] }))
  if (names.length === 0) return null
  return (
    <>
      <Facts
        facts={fieldFacts(
          of,
          drawn.flatMap(({ name, Input }) => (Input ? [] : [name])),
          record,
          tz,
        )}
      />
      <Suspense fallback={null}>
        {drawn.map(
          ({ name, Input, value }) =>
            Input &&
            value !== undefined && (
              <Input key={name} name={name} field={of.fields[name]!} value={value} onChange={ignore} isReadOnly record={record} />
            ),
        )}
      </Suspense>
    </>
  )
}

const ignore = () => undefined
