import { createElement, lazy, Suspense } from 'react'
import type { Field, Money } from '../../domain/shared/records/fields'
import { Checkbox, CheckboxGroup } from '../kit/controls/checkbox'
import { Select } from '../kit/controls/select'
import { TagsInput } from '../kit/controls/tags-input'
import { TextArea } from '../kit/controls/text-area'
import { TextField } from '../kit/controls/text-field'
import { numberText } from '../kit/number-text'
import { choiceText } from './choice-text'
import type { FieldInput, FieldInputProps } from './field-input-props'

/** Loaded separately: contains time zone arithmetic, which only forms with times need. */
const InstantInput = lazy(() => import('./instant-input'))
const EntryListInput = lazy(() => import('./entry-list-input'))
/** A large library. */
const RichTextInput = lazy(() => import('./rich-text/rich-text-input'))

export const DeclaredInput = (props: FieldInputProps) => createElement(inputFor(props.field), props)

/** The input that a field's declaration asks for. */
export function inputFor(field: Field): FieldInput {
  switch (field.kind) {
    case 'longText':
      return LongTextInput
    case 'number':
      return NumberInput
    case 'money':
      return MoneyInput
    case 'boolean':
      return BooleanInput
    case 'choice':
      return ChoiceInput
    case 'list':
      return field.of?.kind === 'choice' ? ChoicesInput : field.of?.fields ? LazyMapList : ListInput
    case 'map':
      return MapInput
    case 'instant':
      return LazyInstant
    case 'richText':
      return LazyRichText
    case 'json':
      return OpenInput
    default:
      return LineInput
  }
}

const common = ({ name, field, error, isReadOnly, onBlur, isMarked = true, attributes }: FieldInputProps) => ({
  ...attributes,
  name,
  label: field.label,
  help: field.help,
  error,
  readOnly: isReadOnly,
  ...(onBlur && { onBlur }),
  // Marked with a star but without `required`, so that our own message appears instead of the browser's.
  withAsterisk: isMarked && !field.optional,
})

const types: Partial<Record<Field['kind'], string>> = { email: 'email', url: 'url', localDate: 'date', localTime: 'time' }

function LineInput(props: FieldInputProps) {
  const { field, value, onChange } = props
  const text = typeof value === 'string' ? value : ''
  const isCounted = field.kind === 'text' && field.max !== undefined && text.length > field.max * 0.8
  return (
    <TextField
      type={types[field.kind] ?? 'text'}
      {...(field.kind === 'email' && { inputMode: 'email', autoCapitalize: 'none', spellCheck: false })}
      {...common(props)}
      help={field.help ?? (isCounted ? room(text, field.max) : undefined)}
      value={text}
      onChange={({ currentTarget: { value: typed } }) => onChange((field.kind === 'email' ? typed.trim() : typed) || undefined)}
    />
  )
}

// Text beyond the limit is reported and can be shortened; `maxLength` would cut it off.
const room = (text: string, max = 0) => `${numberText(text.length)} of ${numberText(max)} characters`

/** Characters of a text that fits into three lines, such as a reason. */
const shortText = 300

function LongTextInput(props: FieldInputProps) {
  const { field, value, onChange } = props
  const text = typeof value === 'string' ? value : ''
  return (
    <TextArea
      rows={field.max !== undefined && field.max <= shortText ? 3 : 6}
      {...common(props)}
      help={[field.help, field.max !== undefined && room(text, field.max)].filter(Boolean).join(' ') || undefined}
      value={text}
      onChange={event => onChange(event.currentTarget.value || undefined)}
    />
  )
}

function NumberInput(props: FieldInputProps) {
  const { field, value, onChange } = props
  const { min, max, integer, storedTimes: times = 1 } = field
  const stored = (entered: number) => (times === 1 ? entered : Math.round(entered * times))
  return (
    <TextField
      {...common(props)}
      type="number"
      min={min === undefined ? min : min / times}
      max={max === undefined ? max : max / times}
      step={integer ? 1 / times : 'any'}
      value={typeof value === 'number' ? value / times : ''}
      onChange={event => onChange(event.currentTarget.value === '' ? undefined : stored(Number(event.currentTarget.value)))}
    />
  )
}

function MoneyInput(props: FieldInputProps) {
  const { field, value, onChange } = props
  const money = value as Money | undefined
  return (
    <TextField
      {...common(props)}
      type="number"
      step="0.01"
      help={field.help ?? 'US dollars'}
      value={money ? money.cents / 100 : ''}
      onChange={event => {
        const { value: typed } = event.currentTarget
        onChange(typed === '' ? undefined : { cents: Math.round(Number(typed) * 100), cur: 'usd' })
      }}
    />
  )
}

function BooleanInput({ field, value, onChange, error, isReadOnly }: FieldInputProps) {
  return (
    <Checkbox
      label={field.label}
      help={field.help}
      error={error}
      disabled={isReadOnly}
      checked={value === true}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
}

function ChoiceInput(props: FieldInputProps) {
  const { field, value, onChange, isReadOnly } = props
  const { readOnly: _, ...rest } = common(props)
  return (
    <Select
      {...rest}
      disabled={isReadOnly}
      value={typeof value === 'string' ? value : ''}
      options={[
        ...(field.optional || value === undefined ? [{ value: '', label: '—' }] : []),
        ...(field.choices ?? []).map(choice => ({ value: choice, label: choiceText(choice) })),
      ]}
      onChange={event => onChange(event.currentTarget.value || undefined)}
    />
  )
}

function ChoicesInput({ field, value, onChange, error, isReadOnly }: FieldInputProps) {
  return (
    <CheckboxGroup
      label={field.label}
      error={error}
      choices={(field.of?.choices ?? []).map(choice => ({ value: choice, label: choiceText(choice) }))}
      value={(value as readonly string[] | undefined) ?? []}
      onChange={onChange}
      disabled={isReadOnly}
    />
  )
}

function ListInput(props: FieldInputProps) {
  const { field, value, onChange } = props
  return (
    <TagsInput
      {...common(props)}
      help={field.help ?? `Press Enter after each. At most ${field.max}.`}
      most={field.max}
      value={(value as readonly string[] | undefined) ?? []}
      onChange={onChange}
    />
  )
}

/** Parts of an optional map are required once one of them is entered. */
function MapInput({ field, value, onChange, error, isReadOnly, isMarked = true, onBlur }: FieldInputProps) {
  const map = (value ?? {}) as Readonly<Record<string, unknown>>
  const put = (name: string, next: unknown) => {
    const filled = Object.fromEntries(Object.entries({ ...map, [name]: next }).filter(([, entry]) => entry !== undefined))
    onChange(field.optional && Object.keys(filled).length === 0 ? undefined : filled)
  }
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {Object.entries(field.fields ?? {}).map(([name, inner]) => {
        const Input = inputFor(inner)
        return (
          <Input
            key={name}
            name={name}
            field={inner}
            value={map[name]}
            onChange={next => put(name, next)}
            isReadOnly={isReadOnly}
            isMarked={isMarked && (!field.optional || value !== undefined)}
            {...(onBlur && { onBlur })}
          />
        )
      })}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}

const LazyInstant = (props: FieldInputProps) => (
  <Suspense fallback={<TextField label={props.field.label} disabled />}>
    <InstantInput {...props} />
  </Suspense>
)

const LazyRichText = (props: FieldInputProps) => (
  <Suspense fallback={<TextArea label={props.field.label} rows={12} disabled />}>
    <RichTextInput {...props} />
  </Suspense>
)

const LazyMapList = (props: FieldInputProps) => (
  <Suspense fallback={<TextField label={props.field.label} disabled />}>
    <EntryListInput {...props} inputFor={inputFor} />
  </Suspense>
)

/** A value that another module validates: shown here, and edited only where a panel has its own editor. */
const OpenInput = ({ field, value }: FieldInputProps) => (
  <TextArea label={field.label} readOnly rows={4} value={value === undefined ? '' : JSON.stringify(value, undefined, 2)} />
)
