import type { FieldPlan, MergeField } from '../../../../domain/merging/merge-plan'
import type { Side } from '../../../../domain/merging/merges.collection'
import { people } from '../../../../domain/people/people.collection'
import { Table } from '../../../kit/table'
import css from './merge.module.css'
import { valueLines } from './value-lines'

interface ComparedFieldsProps {
  readonly rows: readonly FieldPlan[]
  /** Fields whose value is taken from the other record. */
  readonly take: readonly MergeField[]
  readonly onTake: (field: MergeField, side: Side) => void
}

/** Field by field: both values, and the result. If they differ, staff choose. */
export function ComparedFields({ rows, take, onTake }: ComparedFieldsProps) {
  const filled = rows.filter(({ kept, merged }) => valueLines(kept).length + valueLines(merged).length > 0)
  return (
    <Table stacks className={css.fields}>
      <caption>What is taken of each</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Kept record</th>
          <th scope="col">Other record</th>
          <th scope="col">Afterwards</th>
        </tr>
      </thead>
      <tbody>
        {filled.map(row => (
          <FieldRow key={row.field} plan={row} chosen={take.includes(row.field) ? 'merged' : 'kept'} onChoose={side => onTake(row.field, side)} />
        ))}
      </tbody>
    </Table>
  )
}

function FieldRow({ plan, chosen, onChoose }: { readonly plan: FieldPlan; readonly chosen: Side; readonly onChoose: (side: Side) => void }) {
  const label = people.fields[plan.field].label
  const cell = (side: Side, title: string) => {
    const lines = valueLines(plan[side]).map(line => <span key={line}>{line}</span>)
    return (
      <td data-label={title}>
        {plan.isConflict ? (
          <label>
            <input
              type="radio"
              name={`take-${plan.field}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              aria-label={`${label}: take ${title.toLowerCase()}`}
            />
            <span className={css.lines}>{lines}</span>
          </label>
        ) : (
          <span className={css.lines}>{lines}</span>
        )}
      </td>
    )
  }
  return (
    <tr data-conflict={plan.isConflict || undefined}>
      <th scope="row">{label}</th>
      {cell('kept', 'Kept record')}
      {cell('merged', 'Other record')}
      <td data-label="Afterwards">
        <span className={css.lines}>
          {valueLines(plan.result).map(line => (
            <span key={line}>{line}</span>
          ))}
          {plan.dropped.length > 0 && <small>No room for: {plan.dropped.flatMap(valueLines).join('; ')}</small>}
        </span>
      </td>
    </tr>
  )
}
