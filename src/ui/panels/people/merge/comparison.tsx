import type { PlanPartProps } from '../../engine/run/run-spec'
import { ComparedColumns } from './compared-columns'
import { ComparedFields } from './compared-fields'
import { ComparedRelatedRecords } from './compared-related-records'
import css from './merge.module.css'
import type { PairInput, PairPlan } from './merge-pair'

/** Two records side by side: which one is kept, whose value is taken for each field, and the effects. */
export function Comparison({ input, plan, onChange }: PlanPartProps<PairInput, PairPlan>) {
  const { pair, rows } = plan
  if (!pair) return null
  const { kept, merged, preview } = pair
  const { take = [] } = input
  const both = [kept, merged].toSorted((one, other) => one.id.localeCompare(other.id))
  return (
    <div className={css.comparison}>
      <h3>
        {kept.names.display} and {merged.names.display}
      </h3>
      <fieldset className={css.keep}>
        <legend>Which record is kept?</legend>
        {both.map(({ id, names, source, uid }) => (
          <label key={id}>
            <input type="radio" name="kept" checked={id === kept.id} onChange={() => onChange({ kept: id, take: undefined, account: undefined })} />
            <span>
              {names.display}
              <small>{[source, uid && 'has an account'].filter(Boolean).join(', ')}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <ComparedFields
        rows={rows}
        take={take}
        onTake={(field, side) => onChange({ take: side === 'merged' ? [...take, field] : take.filter(name => name !== field) })}
      />
      <ComparedColumns kept={preview.kept.columns} merged={preview.merged.columns} />
      <ComparedRelatedRecords preview={preview} account={input.account ?? 'kept'} onAccount={account => onChange({ account })} />
    </div>
  )
}
