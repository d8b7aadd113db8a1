import { type ComponentProps, useId } from 'react'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { TagsInput } from '../../../kit/controls/tags-input'
import { useValuesInColumn } from './values-in-column'

interface UsedTagsProps extends Omit<ComponentProps<typeof TagsInput>, 'list'> {
  readonly field: string
}

/** Tags, of which those that other rows of the table have are offered. */
export function UsedTags({ field, ...input }: UsedTagsProps) {
  const id = useId()
  const others = useValuesInColumn(field).filter(tag => !input.value.includes(tag))
  return (
    <>
      <TagsInput {...input} list={id} />
      <datalist id={id}>
        {others.map(tag => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
    </>
  )
}

/** The same as the input of a declared field. */
export function UsedTagsInput({ name, field, value, onChange, onBlur, error, isReadOnly, isMarked = true }: FieldInputProps) {
  const isUsed = useValuesInColumn(name).length > 0
  return (
    <UsedTags
      field={name}
      label={field.label}
      help={field.help ?? `${isUsed ? 'Choose one or type a new one, then press Enter.' : 'Press Enter after each.'} At most ${field.max}.`}
      error={error}
      most={field.max}
      readOnly={isReadOnly}
      withAsterisk={isMarked && !field.optional}
      value={(value as readonly string[] | undefined) ?? []}
      onChange={onChange}
      {...(onBlur && { onBlur })}
    />
  )
}
