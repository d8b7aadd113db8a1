import type { FieldPlan, MergePlan } from '../../../../domain/people/merge-plan'
import type { MergeChoices, Side } from '../../../../domain/people/merges'
import { Table } from '../../../office/controls/table'
import css from './merge.module.css'
import { fieldLabels, valueLines } from './value-lines'

interface ComparedFieldsProps {
  readonly plan: MergePlan
  readonly choices: MergeChoices
  readonly onChoose: (field: string, side: Side) => void
}

/** Field by field: what each record says, and what is taken. Where both say something else there is a choice. */
export function ComparedFields({ plan, choices, onChoose }: ComparedFieldsProps) {
  const said = plan.fields.filter(({ kept, merged }) => valueLines(kept).length + valueLines(merged).length > 0)
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
        {said.map(field => (
          <FieldRow key={field.field} plan={field} chosen={choices[field.field] ?? 'kept'} onChoose={side => onChoose(field.field, side)} />
        ))}
      </tbody>
    </Table>
  )
}

function FieldRow({ plan, chosen, onChoose }: { readonly plan: FieldPlan; readonly chosen: Side; readonly onChoose: (side: Side) => void }) {
  const label = fieldLabels[plan.field]
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
