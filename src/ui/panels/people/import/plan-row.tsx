import type { ImportKind } from '../../../../domain/imports/import-kinds'
import { importReasonSentence } from '../../../../domain/imports/import-reason-sentence'
import type { FieldChange, PlannedRow } from '../../../../domain/imports/planned-row'
import styles from './import.module.css'
import { actionNames } from './plan-counts'

export function PlanRow({ kind, row }: { kind: ImportKind; row: PlannedRow }) {
  return (
    <tr>
      <td data-number data-label="Line">
        {row.line}
      </td>
      <td data-label="What happens">
        <span className={styles.action} data-action={row.action}>
          {actionNames[row.action]}
        </span>
      </td>
      <th scope="row">{row.name}</th>
      <td>
        {row.reasons.map(reason => (
          <p key={reason.code + (reason.field ?? '')}>{importReasonSentence(kind, reason)}</p>
        ))}
        {row.changes?.map(change => (
          <Change key={change.field} change={change} />
        ))}
        {row.warnings.map(warning => (
          <p key={warning.code + (warning.field ?? '')} className={styles.warn}>
            {importReasonSentence(kind, warning)}
          </p>
        ))}
      </td>
    </tr>
  )
}

function Change({ change: { field, before, after } }: { change: FieldChange }) {
  return (
    <p>
      {field}: <del>{said(before)}</del> <span aria-hidden="true">→</span> <ins>{said(after)}</ins>
    </p>
  )
}

/** A field's value in a line of text. */
function said(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'empty'
  const text = typeof value === 'object' ? (Array.isArray(value) ? value.join(', ') : JSON.stringify(value)) : String(value)
  return text.length > 120 ? `${text.slice(0, 117)}…` : text
}
