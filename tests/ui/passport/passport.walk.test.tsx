// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
// The first call would import every handler, while the others wait behind it.
import '../../../src/domain/handlers'
import { stampCode } from '../../../src/domain/guide/passport/stamp-codes'
import { stampPassport } from '../../../src/domain/guide/passport/stamp-passport.contract'
import { accountApp, fill } from '../../support/account-app'
import { leavePages } from '../../support/drawing/draw'
import { press } from '../../support/drawing/press'
import type { MemoryWorld } from '../../support/memory-world'

/** The first Saturday, an hour after most studios open. */
const saturday = new Date('2027-10-16T19:00:00Z')

afterEach(() => {
  localStorage.removeItem('passport')
  history.replaceState(null, '', '/')
})

/** A published studio that opens on the first Saturday and is nobody's whom a test signs in. */
async function openStudio(world: MemoryWorld, not: readonly string[] = []) {
  const found = await world.store.query({ collection: 'listings', where: [['status', '==', 'published']] })
  const listing = found.find(({ path, data }) => {
    const openings = data['openings'] as readonly { readonly start: { readonly local: string } }[]
    return data['editionId'] === '2027' && !not.includes(path) && openings.some(({ start }) => start.local === '2027-10-16T11:00')
  })!
  const id = listing.path.replace('listings/', '')
  return { id, path: listing.path, name: String(listing.data['displayName']), code: await stampCode(world.context, { id, editionId: '2027' }) }
}
const stampsOf = (world: MemoryWorld, listingId: string) => world.store.query({ collection: 'passport', where: [['listingId', '==', listingId]] })

describe('a visitor at the door of a studio', () => {
  it('scans the sign without an account', async () => {
    const { world, visit } = await accountApp('/sfosguide', { on: saturday })
    const { id, code } = await openStudio(world)
    await visit(`/sfosguide/${id}?stamp=${code}`)
    await screen.findByText('Your passport is stamped')
    await screen.findByText('You have stamps of 1 studio.')
    expect((await stampsOf(world, id)).map(({ data }) => [data['personId'], data['method'], typeof data['deviceId']])).toContainEqual([
      undefined,
      'qr',
      'string',
    ])
  })

  it('has the code in the address no more once it is stamped, so that a reload or a shared link stamps nothing', async () => {
    const { world, visit } = await accountApp('/sfosguide', { on: saturday })
    const { id, path, code } = await openStudio(world)
    const other = await openStudio(world, [path])
    const open = async (search: string) => {
      history.replaceState({ key: 'entry' }, '', `/sfosguide/${id}${search}`)
      await visit(`/sfosguide/${id}${search}`)
    }
    await open(`?stamp=${other.code}`)
    await screen.findByText(/This code is not from this studio’s sign/)
    expect(location.search).toBe(`?stamp=${other.code}`)
    leavePages()
    await open(`?edition=2027&stamp=${code}`)
    await screen.findByText('You have stamps of 1 studio.')
    expect([location.pathname, location.search, history.state]).toEqual([`/sfosguide/${id}`, '?edition=2027', { key: 'entry' }])
  })

  it('scans it without a network, and the stamp is sent once there is one', async () => {
    const { world, page } = await accountApp('/sfosguide', { as: 'donor', on: saturday })
    const { id, code } = await openStudio(world)
    await page.go(`/sfosguide/${id}`)
    world.localMode.setOffline(true)
    await page.go(`/sfosguide/${id}?stamp=${code}`)
    await screen.findByText('Your stamp is kept on this device')
    expect((await stampsOf(world, id)).filter(({ data }) => data['personId'] === 'p-donor')).toEqual([])
    world.localMode.setOffline(false)
    dispatchEvent(new Event('online'))
    await screen.findByText('Your passport is stamped')
    expect((await stampsOf(world, id)).filter(({ data }) => data['personId'] === 'p-donor')).toHaveLength(1)
  })

  it('types the code of the sign', async () => {
    const { world, visit } = await accountApp('/sfosguide', { as: 'donor', on: saturday })
    const { id, code } = await openStudio(world)
    await visit(`/sfosguide/${id}?stamp=`)
    await fill(/^Code on the sign/, 'nonsense!')
    await press('Stamp passport')
    expect((await screen.findAllByText(/Enter the eight characters of the code/)).length).toBeGreaterThan(0)
    await fill(/^Code on the sign/, `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase())
    await press('Stamp passport')
    await screen.findByText('Your passport is stamped')
    expect((await stampsOf(world, id)).map(({ data }) => data['method'])).toContain('code')
  })

  it('is told why a code gives no stamp', async () => {
    const { world, visit } = await accountApp('/sfosguide', { as: 'donor', on: saturday })
    const { id, path } = await openStudio(world)
    const other = await openStudio(world, [path])
    await visit(`/sfosguide/${id}?stamp=${other.code}`)
    await screen.findByText(/This code is not from this studio’s sign/)
  })
})

describe('the passport in the dashboard', () => {
  it('takes in what the device collected before signing in, and says how far the prize draw is', async () => {
    const { world, visit } = await accountApp('/sfosguide', { on: saturday })
    const { id, code } = await openStudio(world)
    await visit(`/sfosguide/${id}?stamp=${code}`)
    await screen.findByText('Your passport is stamped')
    leavePages()
    await world.localMode.signInAs('donor')
    await visit('/dashboard/passport')
    await screen.findByText('No stamps yet')
    await screen.findByText(/^Visit 5 more studios to take part in the prize draw/)
    await press('Add stamps to your passport')
    await screen.findByText('1 studio visited.')
    await screen.findByText(/^Visit 4 more studios/)
    expect(screen.queryByText(/from before you signed in/)).toBeNull()
    expect((await stampsOf(world, id)).filter(({ data }) => data['personId'] === 'p-donor')).toHaveLength(1)
  })

  it('says who has enough stamps', async () => {
    await accountApp('/dashboard/passport', { as: 'artlover', on: saturday })
    await screen.findByText(/^You have enough stamps for the prize draw after Sunday, October 24, 2027/)
  })
})

describe('an artist', () => {
  it('sees how many visitors stamped at the door, with the name of the season', async () => {
    const { world, visit } = await accountApp('/sfosguide', { as: 'donor', on: saturday })
    const hosted = (await world.store.query({ collection: 'listings', where: [['status', '==', 'published']] })).find(
      ({ data }) => data['editionId'] === '2027' && (data['ownerIds'] as readonly string[]).includes('p-host'),
    )!
    const listingId = hosted.path.replace('listings/', '')
    const code = await stampCode(world.context, { id: listingId, editionId: '2027' })
    await world.call(stampPassport, { listingId, code, method: 'qr', at: saturday.toISOString(), deviceId: crypto.randomUUID() })
    leavePages()
    await world.localMode.signInAs('host')
    await visit('/listingsportal')
    const part = within((await screen.findByRole('heading', { name: 'Stamps at your door' })).closest('section')!)
    const line = await part.findByText(/: 1 visitor \(Sat, Oct 16: 1 stamp\)/)
    expect(line.textContent).toContain(`${String(hosted.data['displayName'])}, San Feliz Open Studios 2027: 1 visitor`)
  })
})
