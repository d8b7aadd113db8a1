import {
  conditionLimits,
  type SegmentComparison,
  type SegmentCondition,
  segmentComparisons,
  segmentFieldNamed,
  segmentFields,
} from '../../../../domain/segments/segment-conditions'
import { choiceText } from '../../../forms/choice-text'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { numberText } from '../../../kit/number-text'
import { usePanelContext } from '../../engine/use-panel-context'
import css from './segments.module.css'
import { TagValue } from './tag-value'

interface ConditionRowProps {
  readonly condition: SegmentCondition
  readonly onChange: (condition: SegmentCondition) => void
  readonly onRemove: () => void
  /** Number of people who match this condition alone. */
  readonly count: number
  /** The tags that people have. */
  readonly tags: readonly string[]
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

/** Comparisons of things that may never have happened, such as a visit. */
const everWords: Partial<typeof words> = { filled: 'ever', empty: 'never' }

/** One condition: a field, a comparison and a value. */
export function ConditionRow({ condition, onChange, onRemove, count, tags }: ConditionRowProps) {
  const { may } = usePanelContext()
  const { field, is, value } = condition
  const { kind, label } = segmentFieldNamed(field)
  const comparisons: readonly SegmentComparison[] = segmentComparisons[kind]
  return (
    <div className={css.condition} role="group" aria-label={label}>
      <Select
        aria-label="Field"
        value={field}
        options={Object.entries(segmentFields).flatMap(([name, of]) => (of.rule && !may(of.rule) ? [] : [{ value: name, label: of.label }]))}
        onChange={event => onChange(beginning(event.currentTarget.value))}
      />
      <Select
        aria-label="Comparison"
        value={is}
        options={comparisons.map(name => ({ value: name, label: (kind === 'past' && everWords[name]) || words[name] }))}
        onChange={event =>
          onChange({
            field,
            is: event.currentTarget.value as SegmentComparison,
            value: valueFor(field, event.currentTarget.value as SegmentComparison, value),
          })
        }
      />
      {is !== 'empty' && is !== 'filled' && <ValueInput condition={condition} tags={tags} onChange={next => onChange({ field, is, value: next })} />}
      <span className={css.count}>{numberText(count)}</span>
      <Button look="quiet" size="s" onClick={onRemove} aria-label={`Remove the condition on ${label}`}>
        ✕
      </Button>
    </div>
  )
}

function ValueInput({
  condition: { field, is, value },
  tags,
  onChange,
}: Pick<ConditionRowProps, 'condition' | 'tags'> & {
  readonly onChange: (value: string | number) => void
}) {
  const of = segmentFieldNamed(field)
  if (of.choices)
    return (
      <Select
        aria-label="Value"
        value={String(value)}
        options={of.choices.map(choice => ({ value: choice, label: of.choiceLabels?.[choice] ?? choiceText(choice) }))}
        onChange={event => onChange(event.currentTarget.value)}
      />
    )
  if (is === 'since' || is === 'until')
    return (
      <TextField
        type="date"
        aria-label="Value"
        value={String(value)}
        onChange={event => event.currentTarget.value && onChange(event.currentTarget.value)}
      />
    )
  if (of.kind !== 'text' && of.kind !== 'set')
    return (
      <TextField
        type="number"
        aria-label="Value"
        min={0}
        max={conditionLimits.number}
        step={1}
        value={Number(value)}
        onChange={event => onChange(Math.trunc(event.currentTarget.valueAsNumber) || 0)}
      />
    )
  if (field === 'tag') return <TagValue tags={tags} value={String(value)} onChange={onChange} />
  return (
    <TextField aria-label="Value" value={String(value)} maxLength={conditionLimits.text} onChange={event => onChange(event.currentTarget.value)} />
  )
}

/** A new condition on a field. */
export function beginning(field: string): SegmentCondition {
  const is: SegmentComparison = segmentComparisons[segmentFieldNamed(field).kind][0]
  return { field, is, value: valueFor(field, is, '') }
}

/** The value converted for another comparison. */
function valueFor(field: string, is: SegmentComparison, value: string | number): string | number {
  const of = segmentFieldNamed(field)
  if (of.choices) return of.choices.includes(String(value)) ? value : of.choices[0]!
  if (is === 'since' || is === 'until') return typeof value === 'string' && value ? value : '2026-01-01'
  if (of.kind === 'date' || of.kind === 'past') return typeof value === 'number' ? value : 90
  if (of.kind === 'number') return typeof value === 'number' ? value : 1980
  return typeof value === 'string' ? value : ''
}
