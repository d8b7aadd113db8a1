import { isGroup, partsOfGroup, type SegmentGroup, type SegmentPart, segmentLevels } from '../../../../domain/segments/segment-conditions'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { ConditionRow } from './condition-row'
import css from './segments.module.css'

interface QuestionGroupProps {
  readonly group: SegmentGroup
  /** 1 for the top level of the question. */
  readonly level: number
  readonly onChange: (group: SegmentGroup) => void
  readonly onRemove?: () => void
  /** Number of people who match a part alone. */
  readonly count: (part: SegmentPart) => number
  /** The tags that people have. */
  readonly tags: readonly string[]
}

/** A group of conditions, of which all or any must match; may contain groups, down to the third level. */
export function ConditionGroup({ group, level, onChange, onRemove, count, tags }: QuestionGroupProps) {
  const parts = partsOfGroup(group)
  const isAll = 'all' in group
  const made = (next: readonly SegmentPart[], all = isAll): SegmentGroup => (all ? { all: next } : { any: next })
  const replace = (at: number, part: SegmentPart) => onChange(made(parts.with(at, part)))
  const remove = (at: number) => onChange(made(parts.toSpliced(at, 1)))
  return (
    <fieldset className={css.group}>
      <legend>{level === 1 ? 'People of whom' : 'Of whom'}</legend>
      <div className={css.bar}>
        <Select
          aria-label={level === 1 ? 'How the conditions are joined' : 'How the conditions of this group are joined'}
          value={isAll ? 'all' : 'any'}
          options={[
            { value: 'all', label: 'all of these hold' },
            { value: 'any', label: 'any of these holds' },
          ]}
          onChange={event => onChange(made(parts, event.currentTarget.value === 'all'))}
        />
        <Button size="s" onClick={() => onChange(made([...parts, { field: 'tag', is: 'has', value: '' }]))}>
          Add a condition
        </Button>
        {level < segmentLevels && (
          <Button size="s" onClick={() => onChange(made([...parts, isAll ? { any: [] } : { all: [] }]))}>
            Add a group
          </Button>
        )}
        {onRemove && (
          <Button look="quiet" size="s" onClick={onRemove}>
            Remove this group
          </Button>
        )}
      </div>
      {parts.map((part, i) =>
        isGroup(part) ? (
          <ConditionGroup
            key={i}
            group={part}
            level={level + 1}
            onChange={next => replace(i, next)}
            onRemove={() => remove(i)}
            count={count}
            tags={tags}
          />
        ) : (
          <ConditionRow key={i} condition={part} onChange={next => replace(i, next)} onRemove={() => remove(i)} count={count(part)} tags={tags} />
        ),
      )}
    </fieldset>
  )
}
