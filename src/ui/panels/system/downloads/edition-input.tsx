import { useEffectEvent, useLayoutEffect } from 'react'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import type { FieldInputProps } from '../../../forms/field-input'
import { Select } from '../../../kit/controls/select'
import { editionsQuery } from '../../../queries/edition.queries'

/** An edition of the guide, the newest at first. */
export function EditionInput({ field, value, onChange, error }: FieldInputProps) {
  const editions = useLiveQuery(editionsQuery(useApp(), true))
  const newest = editions[0]?.id
  const begin = useEffectEvent(() => value === undefined && newest !== undefined && onChange(newest))
  // Before anybody can press the button: what the list shows at first is what is entered.
  useLayoutEffect(() => void begin(), [])
  return (
    <Select
      label={field.label}
      error={error}
      value={String(value ?? '')}
      onChange={event => onChange(event.currentTarget.value)}
      options={editions.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))}
    />
  )
}
