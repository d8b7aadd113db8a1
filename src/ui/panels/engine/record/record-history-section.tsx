import { useState } from 'react'
import type { HistoryEntry } from '../../../../domain/records/record-history'
import { RecordService } from '../../../../domain/records/record-service'
import { isOfficeField } from '../../../../domain/records/staff-editable-fields'
import type { Collection, DataOf, StoredOf } from '../../../../domain/shared/records/collection'
import type { Params } from '../../../../domain/shared/records/records'
import { recordOvertaken } from '../../../../domain/shared/records/rule-broken'
import { useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { fieldValueText } from '../../../forms/field-value-text'
import { Button } from '../../../kit/button'
import { Time } from '../../../kit/time/time'
import type { Outcome } from '../actions/use-outcome'
import { FieldChanges } from '../facts/field-changes'
import { usePanelContext } from '../use-panel-context'
import css from './record-form.module.css'

interface HistoryPartProps<C extends Collection> {
  readonly of: C
  readonly record: StoredOf<C>
  readonly params: Params | undefined
  readonly mayWrite: boolean
  readonly outcome: Outcome
}

type Read = { readonly rev: number; readonly entries: readonly HistoryEntry[] } | { readonly error: unknown }

const acts: Readonly<Record<string, string>> = {
  'record.create': 'created it',
  'record.update': 'changed it',
  'record.trash': 'moved it to the trash',
  'record.restore': 'restored it',
  'record.delete': 'deleted it',
}
const unkept = { secret: 'hidden', forgotten: 'deleted with the person', 'too-long': 'too long to store' } as const

/** The history of a record, loaded when it is opened. An earlier value can be restored. */
export function RecordHistorySection<C extends Collection>({ of, record, params, mayWrite, outcome }: HistoryPartProps<C>) {
  const service = useService(RecordService)
  const { tz } = usePanelContext()
  const [read, setRead] = useState<Read>()
  const look = () =>
    service.history(of, record.id, params).then(
      entries => setRead({ rev: record.rev, entries }),
      (error: unknown) => setRead({ error }),
    )
  const putBack = (name: string, label: string, value: unknown) =>
    outcome.run('Restoring…', async () => {
      const saved = await service.change(of, record, { [name]: value } as Partial<DataOf<C>>, params)
      if (saved.outcome === 'overtaken') throw recordOvertaken(saved.theirs)
      return { message: `“${label}” is restored.` }
    })
  return (
    <details className={css.history} onToggle={event => event.currentTarget.open && void look()}>
      <summary>History</summary>
      <p className={css.quiet}>
        Created <Time at={record.createdAt} tz={tz} year />, changed <Time at={record.updatedAt} tz={tz} year />, revision {record.rev}.
      </p>
      {read && 'error' in read && <FailureNotice error={read.error} />}
      {read && 'entries' in read && read.rev !== record.rev && (
        <Button size="xs" onClick={() => void look()}>
          Changed since. Reload
        </Button>
      )}
      {read && 'entries' in read && (
        <ol className={css.entriesOfHistory}>
          {read.entries.length === 0 && <li>No changes yet.</li>}
          {read.entries.map(entry => (
            <li key={entry.id}>
              <p>
                <Time at={entry.at} tz={tz} short year /> · {entry.actor} {acts[entry.action] ?? entry.action}
                {entry.realActor && ` (really ${entry.realActor})`}
                {entry.reason && `: ${entry.reason}`}
              </p>
              <FieldChanges
                of={of}
                changes={entry.changes.map(change => ({ ...change, instead: change.unkept && unkept[change.unkept] }))}
                renderAct={({ field, label, from, instead }) =>
                  !instead &&
                  mayWrite &&
                  entry.action === 'record.update' &&
                  field !== 'status' &&
                  isOfficeField(of, field) && (
                    <button
                      type="button"
                      onClick={() => void putBack(field, label, from)}
                      aria-label={`Restore ${label}: ${fieldValueText(of.fields[field], from, tz)}`}
                    >
                      Restore
                    </button>
                  )
                }
              />
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
