import { type KeyboardEvent, useRef, useState } from 'react'
import { Field, type FieldTexts } from './field'
import css from './tags-input.module.css'

interface TagsInputProps extends FieldTexts {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  /** The most tags allowed. */
  readonly most?: number | undefined
  readonly readOnly?: boolean
  /** Id of a `datalist` of suggestions. */
  readonly list?: string
  readonly onBlur?: () => void
}

/** Tags: Enter or a comma adds what was typed, Backspace in the empty input removes the last one. */
export function TagsInput({ value, onChange, most = Number.POSITIVE_INFINITY, readOnly = false, list, onBlur, ...texts }: TagsInputProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const add = (text: string) => {
    const fresh = [...new Set(text.split(',').map(word => word.trim()))].filter(word => word && !value.includes(word))
    setTyped('')
    if (fresh.length > 0) onChange([...value, ...fresh].slice(0, most))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1))
  }
  return (
    <Field {...texts}>
      {({ className, ...control }) => (
        <div className={[className, css.box].join(' ')} data-readonly={readOnly || undefined}>
          {value.map(word => (
            <span key={word} className={css.tag}>
              {word}
              {!readOnly && (
                <button
                  type="button"
                  aria-label={`Remove ${word}`}
                  onClick={() => {
                    onChange(value.filter(other => other !== word))
                    input.current?.focus()
                  }}
                >
                  ✕
                </button>
              )}
            </span>
          ))}
          <input
            {...control}
            ref={input}
            type="text"
            className={css.input}
            list={list}
            readOnly={readOnly || value.length >= most}
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
            onKeyDown={press}
            onBlur={() => {
              add(typed)
              onBlur?.()
            }}
          />
        </div>
      )}
    </Field>
  )
}
