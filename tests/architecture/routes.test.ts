import { describe, expect, it } from 'vitest'
import { collections } from '../../src/domain/collections'
import { panelName, workAddress } from '../../src/ui/office/panel-address'
import { catalogue } from '../../src/ui/panels/catalogue'
import { publicRoutes } from '../../src/ui/public-routes'
import { routes } from '../../src/ui/routes'
import { routeList } from '../../src/ui/routing/route-list'
import { matchRoute } from '../../src/ui/routing/suffix-params'
import { outlinePanels, outlineRoutes } from './outline'
import { sourceFiles } from './source-files'

const list = routeList()
const sorted = (paths: readonly string[]) => [...paths].sort()

/** The title of the route for an address. */
const titleAt = (address: string) => matchRoute(routes, address)?.route.title

describe('the route table', () => {
  it('has exactly the addresses of the outline', () => {
    expect(sorted(list.map(row => row.path))).toEqual(sorted([...outlineRoutes, ...outlinePanels.map(slug => `/cpanel/${slug}`)]))
  })

  it('guards the office, and every panel of it, with the admin claim', () => {
    const office = list.filter(row => row.path.startsWith('/cpanel'))
    expect(office).toHaveLength(outlinePanels.length + 1)
    // Volunteers scan cards there; the policy protects the rest of that panel.
    expect(office.filter(row => row.guard !== 'admin').map(row => [row.path, row.guard])).toEqual([['/cpanel/verifier', 'door']])
  })

  it.each(list)('$path has a title and an example that leads to it', ({ title, example }) => {
    expect(title.trim()).not.toBe('')
    expect(titleAt(example)).toBe(title)
  })

  it('prefers an exact address, then a section, then a membership, then a written page', () => {
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

  it('has no route for other addresses with several segments', () => {
    expect(['/shop/x', '/a/b/c', '/cpanel/nothing', '/sfosguide/articles/x/y'].map(titleAt)).toEqual([undefined, undefined, undefined, undefined])
  })

  it.each(list.filter(row => row.pending !== null))('$path says what will be there', ({ pending }) => {
    expect(`Here will be ${pending}.`).toMatch(/^Here will be \S.{10,}[^.]\.$/)
  })

  it('names one panel for each kind of work', () => {
    const works = catalogue.flatMap(({ work }) => Object.keys(work ?? {}))
    expect(works.filter((work, i) => works.indexOf(work) !== i)).toEqual([])
    expect(workAddress(catalogue, 'proofs')).toBe('/cpanel/verifier?view=proofs')
    expect(workAddress(catalogue, 'orphanFile', 'pictures/a b.webp')).toBe('/cpanel/imagelibrary?file=pictures%2Fa%20b.webp')
    expect(workAddress(catalogue, 'withoutEmail', 'people/f02')).toBe('/cpanel/usersdatabase?open=f02')
    expect(workAddress(catalogue, 'unpinned', 'listings/l1')).toBe('/cpanel/mapping?open=l1')
  })
})

describe('the addresses of the product', () => {
  const code = sourceFiles('src')
    .filter(({ name }) => !/^src\/(ui\/public-routes\.ts$|adapters\/memory\/sample\/)|\/set-up\/templates\/site-menu\.ts$/.test(name))
    .map(({ name, text }) => ({ name, text: text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '') }))
  const literals = (text: string) => new Set(Array.from(text.matchAll(/(['"`])(\/[^'"`\n]*)\1/g), ([, , said]) => said!))
  const paths = new Set(publicRoutes.map(({ path }) => path))

  it('are only in the route table: no other file lists them or repeats a pattern', () => {
    const found = code.flatMap(({ name, text }) => {
      const named = [...literals(text)].filter(said => paths.has(said))
      return named.length > 3 || named.some(said => said.includes(':')) ? [`${name}: ${named.join(', ')}`] : []
    })
    expect(found).toEqual([])
  })

  it('of the office are unknown to the domain', () => {
    const ownWords = new Set(collections.map(({ path }) => path))
    const slugs = catalogue.map(panelName).filter(slug => !ownWords.has(slug))
    const named = (text: string) => /['"`]\/cpanel\b/.test(text) || slugs.some(slug => new RegExp(`['"\`]${slug}(\\?[^'"\`]*)?['"\`]`).test(text))
    expect(["to: '/cpanel/x'", "panel: 'verifier?view=proofs'", "a.bugtracker('x')"].map(named)).toEqual([true, true, false])
    expect(code.filter(({ name, text }) => name.startsWith('src/domain/') && named(text)).map(({ name }) => name)).toEqual([])
  })
})
