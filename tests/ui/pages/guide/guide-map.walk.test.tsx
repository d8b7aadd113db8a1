// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { leavePages } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { importedDetails, importedIndex } from '../../../support/fixtures/guide-index'
import { guideApp } from '../../../support/guide-app'

let app: Awaited<ReturnType<typeof guideApp>>
beforeAll(async () => {
  app = await guideApp()
})

const map = () => screen.findByRole('group', { name: /^Map of/ })
/** The names in the list. */
const listed = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const lists = (...names: string[]) => waitFor(() => expect(listed()).toEqual(names))
const counted = (words: string) => screen.findByText(words)
/** The number of studios that the pins on the map stand for. */
async function mapped(): Promise<number> {
  const marks = within(await map()).getAllByRole('button')
  return marks.reduce((sum, mark) => sum + Number(/(\d+) studios/.exec(mark.textContent)?.[1] ?? 1), 0)
}

describe('/sfosguide/maps', () => {
  it('lists every studio in the order of its number and maps each that has a pin', async () => {
    await app.visit('/sfosguide/maps')
    await screen.findByRole('heading', { level: 2, name: 'Lantern Press' })
    await lists('Lantern Press', 'Ada Weaver', 'Bo Carver', 'Heron Glass', 'The Quiet Room')
    await screen.findByText('5 studios, 4 on the map')
    await waitFor(async () => expect(await mapped()).toBe(4))
  })

  it('filters by the address, with the same result in list and map', async () => {
    await app.visit('/sfosguide/maps?hood=harbour&weekend=1')
    await counted('3 studios')
    await lists('Lantern Press', 'Ada Weaver', 'Bo Carver')
    await waitFor(async () => expect(await mapped()).toBe(3))
  })

  it('filters while the visitor types, and the address follows', async () => {
    const user = userEvent.setup()
    const { router } = await app.visit('/sfosguide/maps')
    await user.type(await screen.findByLabelText('Search the guide'), 'glas')
    await counted('1 studio')
    await lists('Heron Glass')
    await waitFor(() => expect(router.state.location.search).toBe('?q=glas'))
  })

  it('keeps the edition in the address when the filters change', async () => {
    const user = userEvent.setup()
    const { router } = await app.visit('/sfosguide/maps?edition=2023')
    await user.selectOptions(await screen.findByLabelText('Kind'), 'chapel')
    await counted('36 studios')
    await waitFor(() => expect(router.state.location.search).toBe('?edition=2023&kind=chapel'))
  })

  it('finds the studio with a restroom, even if that is the only facility in the edition', async () => {
    const user = userEvent.setup()
    await app.visit('/sfosguide/maps')
    await user.selectOptions(await screen.findByLabelText('There is'), 'Restroom')
    await counted('1 studio')
    await lists('Lantern Press')
    expect(screen.queryByLabelText('Tickets')).toBeNull()
  })

  it('follows the address when it changes by a link', async () => {
    const view = await app.visit('/sfosguide/maps')
    await view.go('/sfosguide/maps?weekend=2')
    await counted('1 studio')
    await waitFor(() => expect(listed()).toEqual(['Heron Glass']))
  })

  it('offers to remove a filter when nothing matches, and removes it with one click', async () => {
    await app.visit('/sfosguide/maps?hood=harbour&weekend=2')
    await screen.findByRole('heading', { name: 'No studios match these filters' })
    await press('Without the weekend: 3 studios')
    await counted('3 studios')
    await lists('Lantern Press', 'Ada Weaver', 'Bo Carver')
  })

  it('shows only studios that are open now in the edition’s time zone', async () => {
    await app.visit('/sfosguide/maps')
    await press('Open now')
    await counted('3 studios')
    await waitFor(() => expect(listed()).not.toContain('Heron Glass'))
  })

  it('offers “open now” on days alone on which something opens, or where it was asked for', async () => {
    const weeksBefore = await guideApp(new Date('2027-09-01T19:00:00Z'))
    await weeksBefore.visit('/sfosguide/maps')
    await screen.findByRole('button', { name: 'Near me' })
    expect(screen.queryByRole('button', { name: 'Open now' })).toBeNull()
    leavePages()

    await weeksBefore.visit('/sfosguide/maps?open=now')
    await screen.findByRole('button', { name: 'Open now', pressed: true })
  })

  it('lists what is open first once it is asked for, and keeps that in the address', async () => {
    const { router } = await app.visit('/sfosguide/maps')
    await lists('Lantern Press', 'Ada Weaver', 'Bo Carver', 'Heron Glass', 'The Quiet Room')
    await press('Open first')
    await waitFor(() => expect(router.state.location.search).toBe('?order=open'))
    leavePages()

    await app.visit('/sfosguide/maps?order=open')
    await screen.findByRole('button', { name: 'Open first', pressed: true })
  })

  it('on a narrow screen has its filters in a sheet, which says what they find', async () => {
    const { happyDOM, innerWidth } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void }; innerWidth: number }
    happyDOM.setViewport({ width: 390 })
    try {
      const user = userEvent.setup()
      await app.visit('/sfosguide/maps')
      await user.click(await screen.findByText('Filters'))
      const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
      await user.selectOptions(sheet.getByLabelText('There is'), 'Restroom')
      await user.click(await sheet.findByRole('button', { name: 'Show 1 studio' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await screen.findByText('Filters (1)')
      await lists('Lantern Press')
    } finally {
      happyDOM.setViewport({ width: innerWidth })
    }
  })

  it('selects a studio in the list on the map, and a pin of the map in the list', async () => {
    const { router } = await app.visit('/sfosguide/maps')
    await press('Show Heron Glass on the map')
    await waitFor(async () => within(await map()).getByRole('button', { name: /^Number 3 *Heron Glass$/, pressed: true }))
    await waitFor(() => expect(router.state.location.search).toContain('at=l-heron'))
    leavePages()

    await app.visit('/sfosguide/maps')
    await press(/^Number 3/)
    const row = () => screen.getAllByRole('listitem').find(item => item.getAttribute('aria-current') === 'true')
    await waitFor(() => expect(row()?.textContent).toContain('Heron Glass'))
  })

  it('lists all studios of a building at its one pin', async () => {
    await app.visit('/sfosguide/maps?at=l-mill-a')
    await press(/Old Mill *, 2 studios/)
    const card = within(await screen.findByRole('region', { name: 'Old Mill: 2 studios' }))
    expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ada Weaver', 'Bo Carver'])
  })

  it('pans and zooms by keys', async () => {
    const user = userEvent.setup()
    const { router } = await app.visit('/sfosguide/maps')
    ;(await map()).focus()
    await user.keyboard('++{ArrowLeft}')
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?z=\d/))
    await user.keyboard('0')
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('shows an imported city without a base map: all places, a way to the far one, no empty filters, the whole list', async () => {
    await app.visit('/sfosguide/maps?edition=2023')
    await screen.findByText('72 studios, 71 on the map')
    await waitFor(() => expect(listed()).toHaveLength(24))
    await press('Show 24 more')
    await waitFor(() => expect(listed()).toHaveLength(48))
    await press('Show all 72 studios')
    await waitFor(() => expect(listed()).toHaveLength(72))
    expect(screen.queryByLabelText('Neighborhood')).toBeNull()
    await waitFor(async () => expect(await mapped()).toBe(70))
    await press('Show all')
    await waitFor(async () => expect(await mapped()).toBe(71))
  })

  it('keeps all places in view, once the visitor asked for them, when the guide is published again', async () => {
    const { visit, publish } = await guideApp()
    const { router } = await visit('/sfosguide/maps?edition=2023')
    await waitFor(async () => expect(await mapped()).toBe(70))
    await press('Show all')
    const listings = importedIndex.listings.map(card => (card.id === 'v-0' ? { ...card, name: 'House Zero' } : card))
    await publish({ ...importedIndex, hash: 'again2023', listings }, importedDetails)
    await screen.findByRole('heading', { level: 2, name: 'House Zero' })
    await press('Zoom out')
    await waitFor(() => expect(router.state.location.search).toMatch(/z=/))
    expect(router.state.location.search).toMatch(/z=2\.5/)
  })

  it('asks for the visitor’s position only after a click, and says why it failed', async () => {
    const asked: unknown[] = []
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (_: unknown, fail: (error: { code: number }) => void) => {
          asked.push(1)
          fail({ code: 1 })
        },
      },
    })
    await app.visit('/sfosguide/maps')
    expect(asked).toHaveLength(0)
    await press('Near me')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/does not share your location/))
  })
})
