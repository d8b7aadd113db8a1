import {
  type SegmentComparison,
  type SegmentCondition,
  type SegmentField,
  segmentComparisons,
  segmentFields,
} from '../../../../domain/people/segment-question'
import { Button } from '../../../office/controls/button'
import { NativeSelect } from '../../../office/controls/native-select'
import { TextInput } from '../../../office/controls/text-input'
import css from './segments.module.css'

interface ConditionRowProps {
  readonly condition: SegmentCondition
  readonly onChange: (condition: SegmentCondition) => void
  readonly onRemove: () => void
  /** People whom this condition alone leaves. */
  readonly count: number
}

const words: Readonly<Record<SegmentComparison, string>> = {
  is: 'is',
  contains: 'contains',
  begins: 'begins with',
  empty: 'is not known',
  filled: 'is known',
  has: 'is',
  hasNot: 'is not',
  least: 'or later',
  most: 'or earlier',
  within: 'within days',
  before: 'more days ago than',
  since: 'since',
  until: 'until',
}

/** One condition: a field, how it is compared, and with what. */
export function ConditionRow({ condition, onChange, onRemove, count }: ConditionRowProps) {
  const { field, is, value } = condition
  const { kind, label } = segmentFields[field]
  const comparisons: readonly SegmentComparison[] = segmentComparisons[kind]
  return (
    <div className={css.condition} role="group" aria-label={label}>
      <NativeSelect
        aria-label="Field"
        value={field}
        data={Object.entries(segmentFields).map(([name, of]) => ({ value: name, label: of.label }))}
        onChange={event => onChange(beginning(event.currentTarget.value as SegmentField))}
      />
      <NativeSelect
        aria-label="Comparison"
        value={is}
        data={comparisons.map(name => ({ value: name, label: words[name] }))}
        onChange={event =>
          onChange({
            field,
            is: event.currentTarget.value as SegmentComparison,
            value: valueFor(field, event.currentTarget.value as SegmentComparison, value),
          })
        }
      />
      {is !== 'empty' && is !== 'filled' && <ValueInput condition={condition} onChange={next => onChange({ field, is, value: next })} />}
      <span className={css.count}>{count.toLocaleString('en-US')}</span>
      <Button variant="subtle" size="compact-md" onClick={onRemove} aria-label={`Remove the condition on ${label}`}>
        ✕
      </Button>
    </div>
  )
}

function ValueInput({
  condition: { field, is, value },
  onChange,
}: {
  readonly condition: SegmentCondition
  readonly onChange: (value: string | number) => void
}) {
  const of = segmentFields[field]
  if ('choices' in of)
    return <NativeSelect aria-label="Value" value={String(value)} data={[...of.choices]} onChange={event => onChange(event.currentTarget.value)} />
  if (is === 'since' || is === 'until')
    return (
      <TextInput
        type="date"
        aria-label="Value"
        value={String(value)}
        onChange={event => event.currentTarget.value && onChange(event.currentTarget.value)}
      />
    )
  if (of.kind === 'number' || of.kind === 'date')
    return (
      <TextInput
        type="number"
        aria-label="Value"
        min={0}
        max={100_000}
        step={1}
        value={Number(value)}
        onChange={event => onChange(Math.trunc(event.currentTarget.valueAsNumber) || 0)}
      />
    )
  return <TextInput aria-label="Value" value={String(value)} maxLength={200} onChange={event => onChange(event.currentTarget.value)} />
}

/** A condition on a field, as it begins. */
export function beginning(field: SegmentField): SegmentCondition {
  const is: SegmentComparison = segmentComparisons[segmentFields[field].kind][0]
  return { field, is, value: valueFor(field, is, '') }
}

/** The value as it fits another comparison. */
function valueFor(field: SegmentField, is: SegmentComparison, value: string | number): string | number {
  const of = segmentFields[field]
  if ('choices' in of) return (of.choices as readonly string[]).includes(String(value)) ? value : of.choices[0]
  if (is === 'since' || is === 'until') return typeof value === 'string' && value ? value : '2026-01-01'
  if (of.kind === 'date') return typeof value === 'number' ? value : 90
  if (of.kind === 'number') return typeof value === 'number' ? value : 1980
  return typeof value === 'string' ? value : ''
}
