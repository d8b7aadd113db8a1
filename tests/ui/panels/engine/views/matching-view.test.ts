import { describe, expect, it } from 'vitest'
import { resources } from '../../../../../src/domain/resources/resources'
import { beginningView } from '../../../../../src/ui/office/data-grid/grid-view'
import { RowIndex } from '../../../../../src/ui/office/data-grid/rows/row-index'
import { collectionColumns } from '../../../../../src/ui/panels/engine/fields/field-columns'
import type { RowOf } from '../../../../../src/ui/panels/engine/panel-spec'
import { matchingView } from '../../../../../src/ui/panels/engine/views/matching-view'

const columns = collectionColumns(resources, { columns: ['title', 'audience', 'status'] }, 'UTC')
const index = new RowIndex<RowOf<typeof resources>>(columns)
// As many for artists as for hosts.
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
  matchingView({ of: resources, find: undefined, index, view: view(audience), chosen: ids, parts: {} })

describe('the rows chosen, as a question to the server', () => {
  it('is the view, where more than a thousand are chosen and they are all of it', () => {
    expect(asked('hosts', chosen('hosts'))).toEqual({ is: 'where', where: [['audience', '==', 'hosts']], counted: 1_200 })
  })

  it('is none where as many others are chosen: they are sent by name', () => {
    expect(asked('hosts', chosen('artists'))).toBeUndefined()
  })

  it('is none where one was let go and another, chosen before, is no part of the view any more', () => {
    const ids = new Set([...chosen('hosts'), 'r0'])
    ids.delete('r1')
    expect(asked('hosts', ids)).toBeUndefined()
  })
})
