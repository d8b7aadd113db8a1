import { describe, expect, it } from 'vitest'
import { resources } from '../../../../../src/domain/resources/resources.collection'
import { beginningView } from '../../../../../src/ui/office/data-grid/grid-view'
import { RowIndex } from '../../../../../src/ui/office/data-grid/rows/row-index'
import { collectionColumns } from '../../../../../src/ui/panels/engine/fields/field-columns'
import type { RowOf } from '../../../../../src/ui/panels/engine/panel-spec'
import { selectionAsQuery } from '../../../../../src/ui/panels/engine/views/selection-as-query'

const columns = collectionColumns(resources, { columns: ['title', 'audience', 'status'] }, 'UTC')
const index = new RowIndex<RowOf<typeof resources>>(columns)
// Half of them for artists, half for hosts.
const rows = Array.from({ length: 2_400 }, (_, i) => ({
  id: `r${i}`,
  title: `Guide ${i}`,
  audience: i % 2 === 0 ? 'artists' : 'hosts',
  status: 'draft',
}))
index.replace(rows as unknown as RowOf<typeof resources>[])
const view = (audience: string) => ({ ...beginningView('title'), filters: { audience } })
const chosen = (audience: string) => new Set(rows.filter(row => row.audience === audience).map(({ id }) => id))
const asked = (audience: string, ids: ReadonlySet<string>) =>
  selectionAsQuery({ of: resources, find: undefined, index, view: view(audience), chosen: ids, parts: {} })

describe('the selected rows as a query for the server', () => {
  it('are the filters of the view if more than a thousand rows, and all matching ones, are selected', () => {
    expect(asked('hosts', chosen('hosts'))).toEqual({ is: 'where', where: [['audience', '==', 'hosts']], counted: 1_200 })
  })

  it('are sent as ids if the same number of other rows is selected', () => {
    expect(asked('hosts', chosen('artists'))).toBeUndefined()
  })

  it('are sent as ids if one matching row is deselected and a selected one no longer matches', () => {
    const ids = new Set([...chosen('hosts'), 'r0'])
    ids.delete('r1')
    expect(asked('hosts', ids)).toBeUndefined()
  })
})
