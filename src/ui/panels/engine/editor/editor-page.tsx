import type { Collection } from '../../../../domain/shared/records/collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import type { GridViewState } from '../../../office/data-grid/use-grid-view'
import { recordQuery } from '../../../queries/record.queries'
import { PreviewFrame } from '../../../staged-pages/preview-frame'
import { OutcomeLine } from '../actions/outcome-line'
import { useOutcome } from '../actions/use-outcome'
import { RecordForm } from '../record/record-form'
import { EditLock } from './edit-lock'
import css from './editor.module.css'
import type { EditorSpec } from './editor-spec'
import { VersionList } from './version-list'

interface EditorPageProps<C extends Collection> {
  readonly of: C
  readonly spec: EditorSpec<C>
  readonly id: string
  readonly state: GridViewState
}

const names = { edit: 'Edit', preview: 'Preview', versions: 'Versions' } as const
type Part = keyof typeof names

/** One record on its own page. The open tab is in the address: `?open=about&p.part=versions`. */
export function EditorPage<C extends Collection>({ of, spec, id, state }: EditorPageProps<C>) {
  const outcome = useOutcome()
  const { versions, preview } = spec
  const params = spec.find?.params
  const record = useLiveQuery(recordQuery(useApp(), of, id, params))
  const leave = () => state.go({ open: undefined, panel: {} })
  if (record === null) return <EmptyState title="This was deleted, or it never existed" action={<Button onClick={leave}>Back to the list</Button>} />
  const parts: readonly Part[] = ['edit', ...(preview ? (['preview'] as const) : []), ...(versions ? (['versions'] as const) : [])]
  const shown = parts.find(name => name === state.view.panel['part']) ?? 'edit'
  return (
    <div className={css.page}>
      <OutcomeLine outcome={outcome} />
      <nav className={css.parts} aria-label="Parts of the editor">
        {parts.map(name => (
          <Button key={name} size="s" aria-current={name === shown ? 'page' : undefined} onClick={() => state.go({ panel: { part: name } })}>
            {names[name]}
          </Button>
        ))}
      </nav>
      {/* Keeps unsaved input while the preview or a version is shown. */}
      <div hidden={shown !== 'edit'}>
        <RecordForm
          of={of}
          spec={spec}
          record={record}
          begin={{}}
          outcome={outcome}
          lock={EditLock}
          onShow={next => (next === undefined ? leave() : state.go({ open: next, panel: {} }))}
        />
      </div>
      {shown === 'preview' && preview && <PreviewFrame address={preview(record)} rev={record.rev} />}
      {shown === 'versions' && versions && <VersionList of={of} record={record} source={versions} params={params} outcome={outcome} />}
    </div>
  )
}
