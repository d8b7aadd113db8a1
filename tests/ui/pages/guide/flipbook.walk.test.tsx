// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { VisitCounter } from '../../../../src/domain/analytics/visit-counter'
import { PublishedFlipbooks } from '../../../../src/domain/flipbook/published-flipbooks'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { publishSnapshot } from '../../../../src/domain/guide/publishing/publish-snapshot.contract'
import { addErratum } from '../../../../src/domain/guide/review/add-erratum.contract'
import { press } from '../../../support/drawing/press'
import type { FaultPlan } from '../../../support/faults/fault'
import { faultyPorts } from '../../../support/faults/faulty-ports'
import { memoryApp } from '../../../support/memory-app'

const visit = async (address: string, options: Parameters<typeof memoryApp>[0] = {}) => {
  const app = await memoryApp(options)
  const page = await app.visit(address)
  await screen.findByRole('toolbar', { name: 'Flipbook' })
  return { ...app, page }
}
type Visited = Awaited<ReturnType<typeof visit>>
const pagesOf = async ({ world }: Pick<Visited, 'world'>) => {
  const published = world.services.get(PublishedFlipbooks)
  return published.everyPage((await published.shown('2027'))!.book)
}
/** The pages that are seen, by their names. */
const seen = () => [...document.querySelectorAll('[data-seen] article')].map(page => page.getAttribute('aria-label')?.split(':')[0])
const reads = async (...names: readonly string[]) => waitFor(() => expect(seen()).toEqual(names))

it('opens on the cover; arrow keys, Home and End turn the pages', async () => {
  await visit('/sfosguide/flipbook')
  await reads('Page 1')
  await userEvent.keyboard('{ArrowRight}')
  await reads('Page 2', 'Page 3')
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  await reads('Page 2', 'Page 3')
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(seen()).toHaveLength(1))
  await userEvent.keyboard('{Home}')
  await reads('Page 1')
})

it('an address with a page opens there, and the address follows the pages', async () => {
  const { page } = await visit('/sfosguide/flipbook?page=4')
  await reads('Page 4', 'Page 5')
  await press('Next page')
  await reads('Page 6', 'Page 7')
  await waitFor(() => expect(page.router.state.location.search).toBe('?page=6'))
})

it('keys that are typed into a field turn no page', async () => {
  await visit('/sfosguide/flipbook?page=4')
  await userEvent.type(screen.getByRole('textbox', { name: 'Page' }), '{ArrowRight}')
  await reads('Page 4', 'Page 5')
})

it('the contents and the search lead to their pages', async () => {
  const app = await visit('/sfosguide/flipbook')
  const listed = (await pagesOf(app)).flatMap(one => (one.kind === 'listings' ? one.rows.flat().map(card => ({ card, page: one.number })) : []))
  const { card, page: at } = listed[20]!
  await press('Search inside')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search this edition' }), card.name)
  const [result] = await screen.findAllByRole('link', { name: new RegExp(`^Page ${at}: `) })
  await userEvent.click(result!)
  await waitFor(() => expect(seen()).toContain(`Page ${at}`))
  const sheet = screen.getByRole('article', { name: new RegExp(`^Page ${at}:`) })
  await within(sheet).findByRole('link', { name: card.name })
})

it('pages that could not be read are asked for again by a button', async () => {
  const network = { isDown: false }
  const plan: FaultPlan = (port, operation) =>
    network.isDown && port === 'storage' && operation === 'read' ? ({ kind: 'refuse', code: 'retry-limit-exceeded' } as never) : undefined
  await visit('/sfosguide/flipbook', { between: ports => ({ ...ports, ...faultyPorts(ports, plan) }) })
  network.isDown = true
  await userEvent.keyboard('{End}')
  const notice = within(await screen.findByText('Some pages could not be read.').then(title => title.parentElement!))
  expect(seen()).toEqual([])
  network.isDown = false
  await press('Try again', notice)
  await waitFor(() => expect(seen()).toHaveLength(1))
  expect(screen.queryByText('Some pages could not be read.')).toBeNull()
})

it('a search without a result says what to do', async () => {
  await visit('/sfosguide/flipbook')
  await press('Search inside')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search this edition' }), 'qqqq')
  await screen.findByText('No page has these words. Try fewer words.')
})

it('what visitors open from its pages is counted', async () => {
  const app = await visit('/sfosguide/flipbook')
  const [first] = (await pagesOf(app)).flatMap(one => (one.kind === 'listings' ? [{ card: one.rows[0]![0]!, page: one.number }] : []))
  await app.page.go(`/sfosguide/flipbook?page=${first!.page}`)
  await waitFor(() => expect(seen()).toContain(`Page ${first!.page}`))
  const sheet = within(screen.getByRole('article', { name: new RegExp(`^Page ${first!.page}:`) }))
  await userEvent.click(sheet.getByRole('link', { name: first!.card.name }))
  await app.world.services.get(VisitCounter).send()
  await waitFor(() => expect(app.world.analytics.events).toContainEqual({ name: 'flipbook_click', params: { kind: 'listing' } }))
})

it('a correction that is published after print stands on the card that it concerns, with its day in the city', async () => {
  const app = await memoryApp({ as: 'guideadmin', on: new Date('2027-09-21T03:00:00Z') })
  const [first] = (await pagesOf(app)).flatMap(one => (one.kind === 'listings' ? [{ card: one.rows[0]![0]!, page: one.number }] : []))
  const { systemRecords: records, clock } = app.world.context
  const listing = (await records.get(listings, first!.card.id))!
  await records.change(listings, listing, { printLockedAt: clock.now() })
  await app.world.call(addErratum, { id: listing.id, text: 'Closed on Sunday' })
  await app.world.call(publishSnapshot, { editionId: '2027', makeCurrent: false })
  await app.visit(`/sfosguide/flipbook?page=${first!.page}`)
  await screen.findByText(/Closed on Sunday/)
  screen.getByText('Since print')
  screen.getByText('Mon, Sep 20')
})

it('the edition before it is read in the same place', async () => {
  const { page } = await visit('/sfosguide/flipbook')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Edition' }), '2026')
  await waitFor(() => expect(page.router.state.location.search).toBe('?edition=2026'))
  await screen.findByText(/^You are reading .*2026/)
})
