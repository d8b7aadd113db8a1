import { useId } from 'react'
import { conditionLimits } from '../../../../domain/segments/segment-conditions'
import { TextField } from '../../../kit/controls/text-field'

interface TagValueProps {
  /** The tags that people have. */
  readonly tags: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The tag of a condition; those in use are offered. */
export function TagValue({ tags, value, onChange }: TagValueProps) {
  const id = useId()
  return (
    <>
      <TextField
        aria-label="Value"
        list={id}
        value={value}
        maxLength={conditionLimits.text}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <datalist id={id}>
        {tags.map(tag => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
    </>
  )
}
