import { versionsKept } from '../../../../domain/content/versions-kept'
import { RecordService } from '../../../../domain/records/record-service'
import type { Collection, DataOf, StoredOf } from '../../../../domain/shared/records/collection'
import { changedFields } from '../../../../domain/shared/records/policy'
import type { Params } from '../../../../domain/shared/records/records'
import { recordOvertaken } from '../../../../domain/shared/records/rule-broken'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { Time } from '../../../kit/time/time'
import { recordQuery, recordsQuery } from '../../../queries/record.queries'
import StaffName from '../../../staff-names/staff-name'
import type { Outcome } from '../actions/use-outcome'
import { FieldChanges } from '../facts/field-changes'
import { usePanelContext } from '../use-panel-context'
import css from './editor.module.css'
import type { VersionSource } from './editor-spec'

interface VersionListProps<C extends Collection> {
  readonly of: C
  readonly record: StoredOf<C>
  readonly source: VersionSource<C>
  readonly params: Params | undefined
  readonly outcome: Outcome
}

type Values = Readonly<Record<string, unknown>>

/** The stored versions, newest first: how each differs from the current record, and a button to restore it. */
export function VersionList<C extends Collection>({ of, record, source, params, outcome }: VersionListProps<C>) {
  const app = useApp()
  const service = useService(RecordService)
  const { tz } = usePanelContext()
  const versions = useLiveQuery(
    recordsQuery(app, source.of, { params: source.params(record), orderBy: [['createdAt', 'desc']], limit: versionsKept }),
  )
  // A version has some of the record's fields and its own, such as who saved it.
  const kept = Object.keys(source.of.fields).filter(name => name in of.fields)
  const now = record as Values
  const changed = (version: Values) => changedFields(valuesOf(now, kept) as never, valuesOf(version, kept) as never)
  const change = async (onto: StoredOf<C>, values: Values) => {
    const saved = await service.change(of, onto, values as Partial<DataOf<C>>, params)
    if (saved.outcome === 'overtaken') throw recordOvertaken(saved.theirs)
  }
  const restore = (version: Values) =>
    void outcome.run('Restoring…', async () => {
      const names = changed(version)
      await change(record, valuesOf(version, names))
      const undo = async () => {
        const restored = await app.queries.fetchQuery({ ...recordQuery(app, of, record.id, params), staleTime: 0 })
        if (restored) await change(restored, valuesOf(now, names))
      }
      return { message: 'This version is the draft now. It is not published yet.', undo }
    })
  if (versions.length === 0) return <p>No versions yet. Each publication is kept here.</p>
  return (
    <ol className={css.versions} aria-label="Versions">
      {versions.map(version => {
        const changes = changed(version)
        const { note, savedBy = version.createdBy } = version as Values
        return (
          <li key={version.id}>
            <h3>
              <Time at={version.createdAt} tz={tz} year /> · <StaffName id={String(savedBy)} />
              {typeof note === 'string' && `: ${note}`}
            </h3>
            {changes.length === 0 ? (
              <p>Same as now.</p>
            ) : (
              <>
                <FieldChanges of={of} changes={changes.map(field => ({ field, from: now[field], to: (version as Values)[field] }))} />
                <Button size="s" onClick={() => restore(version)}>
                  Restore this version
                </Button>
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const valuesOf = (from: Values, names: readonly string[]) => Object.fromEntries(names.map(name => [name, from[name]]))
