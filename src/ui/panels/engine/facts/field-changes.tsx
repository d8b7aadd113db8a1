import { lazy, type ReactNode, Suspense } from 'react'
import type { Collection } from '../../../../domain/shared/records/collection'
import type { Field } from '../../../../domain/shared/records/fields'
import { fieldValueText } from '../../../forms/field-value-text'
import { usePanelContext } from '../use-panel-context'
import css from './facts.module.css'

const TextDifference = lazy(() => import('./text-difference'))

/** Texts are compared word by word. */
const textKind = (field: Field | undefined) =>
  field?.kind === 'richText' ? 'richText' : field?.kind === 'json' && field.isChecked ? 'blocks' : undefined

export interface FieldChange {
  readonly field: string
  /** The field's label at the time of the change; the current declaration may have another one. */
  readonly label?: string
  readonly from?: unknown
  readonly to?: unknown
  /** Text instead of the values, for example that they are hidden. */
  readonly instead?: string | undefined
}

interface FieldChangesProps<T> {
  readonly of: Collection
  readonly changes: readonly T[]
  /** A button after a change. */
  readonly renderAct?: (change: T) => ReactNode
}

/** What changed in a record: each field with its value before and after. */
export function FieldChanges<T extends FieldChange>({ of, changes, renderAct }: FieldChangesProps<T>) {
  const { tz } = usePanelContext()
  return (
    <dl className={css.changes}>
      {changes.map(change => {
        const { field, label = of.fields[field]?.label ?? field, from, to, instead } = change
        return (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {instead ??
                (textKind(of.fields[field]) ? (
                  <Suspense fallback={null}>
                    <TextDifference kind={textKind(of.fields[field])!} from={from} to={to} />
                  </Suspense>
                ) : (
                  <>
                    <del>{fieldValueText(of.fields[field], from, tz)}</del> → <ins>{fieldValueText(of.fields[field], to, tz)}</ins>
                  </>
                ))}
              {renderAct?.(change)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
