import type { AccessFacts } from '../../../domain/accessibility/access-facts'
import { accessLevel } from '../../../domain/accessibility/access-level'
import { accessSentence } from '../../../domain/accessibility/access-sentence'
import type { FieldInputProps } from '../../forms/field-input-props'
import { DeclaredInput } from '../../forms/field-inputs'
import { Select } from '../../kit/controls/select'
import css from './listing-editor.module.css'

const inches = (what: string) => `${what}, in inches at its narrowest.`
const help: Partial<Record<keyof AccessFacts, string>> = {
  routeIn: inches('From the sidewalk to the door'),
  doorIn: 'The clear opening, in inches.',
  stepCount: '0 where there is none. A ramp counts as none.',
  turnIn: 'A circle inside in which a wheelchair turns, in inches.',
  note: 'What somebody should know before they come.',
}

/** Measurements of the entrance, and the access level that follows from them, with its reasons. */
export function AccessibilityInput({ field, value, onChange, error, isReadOnly }: FieldInputProps) {
  const facts = (value ?? {}) as AccessFacts
  const level = accessLevel(facts)
  const put = (name: string, next: unknown) => {
    const filled = Object.fromEntries(Object.entries({ ...facts, [name]: next }).filter(([, entry]) => entry !== undefined))
    onChange(Object.keys(filled).length === 0 ? undefined : filled)
  }
  return (
    <fieldset className={css.access}>
      <legend>{field.label}</legend>
      <div className={css.pairs}>
        {Object.entries(field.fields ?? {}).map(([name, inner]) => {
          const now = facts[name as keyof AccessFacts]
          if (inner.kind !== 'boolean') {
            const told = { ...inner, help: help[name as keyof AccessFacts] ?? inner.help }
            return (
              <DeclaredInput
                key={name}
                name={name}
                field={told as typeof inner}
                value={now}
                isReadOnly={isReadOnly}
                isMarked={false}
                onChange={next => put(name, next)}
              />
            )
          }
          return (
            <Select
              key={name}
              label={inner.label}
              disabled={isReadOnly}
              value={now === undefined ? '' : String(now)}
              options={[
                { value: '', label: 'Not known' },
                { value: 'true', label: 'Yes' },
                { value: 'false', label: 'No' },
              ]}
              onChange={event => put(name, event.currentTarget.value === '' ? undefined : event.currentTarget.value === 'true')}
            />
          )
        })}
      </div>
      <p role="status" className={css.level}>
        {level ? `${accessSentence(level)}.` : 'The entrance has not been measured yet.'}
      </p>
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}
