import { expect, it } from 'vitest'
import { pathsClosedToVisitors } from '../../../src/domain/hosting/paths-closed-to-visitors'

it('the list for strangers holds everything that is closed to them, and nothing that anybody may see', () => {
  const { collections, folders } = pathsClosedToVisitors()
  for (const path of ['people', 'orders', 'audit', 'personNotes']) expect(collections).toContain(path)
  for (const path of ['sites', 'editions/some/weekends', 'editions/some/places']) expect(collections).not.toContain(path)
  expect(collections.join()).not.toMatch(/[{}]/)
  expect(folders).toContain('imports-guide')
  expect(folders).not.toContain('snapshots')
})
