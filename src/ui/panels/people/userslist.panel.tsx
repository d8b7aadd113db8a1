import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { EmptyState } from '../../kit/empty-state'
import { GridBoard } from '../../office/data-grid/grid-board'
import { useGridView } from '../../office/data-grid/use-grid-view'
import { useRowIndex } from '../../office/data-grid/use-row-index'
import { useSelection } from '../../office/data-grid/use-selection'
import { accessQueries } from '../../queries/access.queries'
import { customPanel } from '../engine/custom-panel'
import { OutcomeLine } from '../engine/outcome-line'
import { PanelSkeleton } from '../engine/panel-frame'
import frame from '../engine/panel-frame.module.css'
import { useOutcome } from '../engine/use-outcome'
import { usePanelPlace } from '../engine/use-panel-place'
import { AccountPart } from './access/account-part'
import { accountColumns, rowOf, shownAtFirst } from './accounts-columns'

/** Who can sign in, as the authentication service knows it; nothing of it is a record, so that a change is read anew. */
function AccountBoard() {
  const app = useApp()
  const { tz } = usePanelPlace()
  const accounts = useLiveQuery(accessQueries(app).accounts())
  const columns = useMemo(() => accountColumns(tz), [tz])
  const source = useMemo(
    () => ({
      watch: (next: (changes: { set: ReturnType<typeof rowOf>[]; removed: string[] }) => void) => {
        next({ set: accounts.map(rowOf), removed: [] })
        return () => undefined
      },
    }),
    [accounts],
  )
  const rows = useRowIndex(source, columns, shownAtFirst)
  const state = useGridView('email')
  const selection = useSelection()
  const outcome = useOutcome()
  const renew = () => app.queries.invalidateQueries({ queryKey: accessQueries(app).accounts().queryKey })
  const open = accounts.find(({ uid }) => uid === state.view.open)
  if (rows.version === 0) return <PanelSkeleton />
  return (
    <div className={frame.split} data-open={open !== undefined || undefined}>
      <div className={frame.list}>
        <OutcomeLine outcome={outcome} />
        <GridBoard
          label="Accounts"
          rows={rows}
          columns={columns}
          shown={shownAtFirst}
          filters={['verified', 'disabled', 'linked']}
          state={state}
          selection={selection}
          onOpen={id => state.change({ open: id })}
          tools={
            <Button variant="default" size="compact-md" onClick={() => void renew()}>
              Read again
            </Button>
          }
          empty={<EmptyState title="Nobody has an account yet" />}
        />
      </div>
      {open && (
        <AccountPart key={open.uid} account={open} tz={tz} outcome={outcome} onDone={renew} onClose={() => state.change({ open: undefined })} />
      )}
    </div>
  )
}

export default customPanel(AccountBoard)
