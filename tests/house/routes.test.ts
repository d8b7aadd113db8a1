import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { rows } from '../../src/ui/routes'
import { places, rowAt } from '../../src/ui/routing/endings'
import { routeList } from '../../src/ui/routing/route-list'
import { outlinePanels, outlineRoutes } from './outline'

/** Rows whose page is a later work. The number may only fall. */
const pendingRows = 59

const list = routeList()
const sorted = (paths: readonly string[]) => [...paths].sort()

/** Title of the row that an address means. */
function titleAt(address: string): string | undefined {
  const match = matchRoutes(
    places(rows).map(place => ({ path: place.path, place })),
    address,
  )?.at(-1)
  return match && rowAt(match.route.place, match.params)?.row.title
}

describe('the route table', () => {
  it('has the 111 rows of the outline, and no other', () => {
    expect(list).toHaveLength(111)
    expect(sorted(list.map(row => row.path))).toEqual(sorted([...outlineRoutes, ...outlinePanels.map(slug => `/cpanel/${slug}`)]))
  })

  it('guards the office, and every panel of it, with the admin claim', () => {
    const office = list.filter(row => row.path.startsWith('/cpanel'))
    expect(office).toHaveLength(57)
    // Volunteers scan cards; what else is in that panel is the policy's to open.
    expect(office.filter(row => row.guard !== 'admin').map(row => [row.path, row.guard])).toEqual([['/cpanel/verifier', 'door']])
  })

  it.each(list)('$path has a title and an example that leads to it', ({ title, example }) => {
    expect(title.trim()).not.toBe('')
    expect(titleAt(example)).toBe(title)
  })

  it('prefers the exact address, then the section, then the membership, then the page', () => {
    expect(['/art/artists', '/art/x', '/sfosguide/maps', '/sfosguide/17', '/artistmembership', '/membership', '/anything'].map(titleAt)).toEqual([
      'Art by artist',
      'Artwork',
      'Guide map',
      'Guide',
      'Membership',
      'Page',
      'Page',
    ])
  })

  it('knows nothing of other addresses with several segments', () => {
    expect(['/shop/x', '/a/b/c', '/cpanel/nothing', '/sfosguide/articles/x/y'].map(titleAt)).toEqual([undefined, undefined, undefined, undefined])
  })

  it(`leaves ${pendingRows} rows to later works`, () => {
    const waiting = list.filter(row => row.pending !== null)
    console.warn(`Pending rows (${waiting.length}):\n${waiting.map(row => `  ${row.path}: ${row.pending}`).join('\n')}`)
    expect(waiting.length).toBe(pendingRows)
  })
})
