// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { adOrders } from '../../../../src/domain/ads/ad-orders.collection'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

describe('the office of advertisements', () => {
  it('shows the advertisements of the edition by state, and makes a proof of checked artwork', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/sfosaduploads?edition=2027&open=ad-print')
    await screen.findByText('Letterpress Works', { selector: 'strong' })
    await press('Show as a proof', within(await screen.findByRole('region', { name: 'Steps' })))
    await screen.findByText(/The proof is ready/)
    await waitFor(async () => expect((await world.context.systemRecords.get(adOrders, 'ad-print'))!.status).toBe('proof'))
    expect(world.localMode.state.outbox.filter(({ subject }) => subject.startsWith('The proof of your advertisement'))).toHaveLength(1)
  })

  it('places an approved advertisement on a free place of the flat plan, by a button', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/sfosaduploads?view=plan&edition=2027')
    await userEvent.click(await screen.findByRole('button', { name: 'Stem and Leaf Florist, Eighth page' }))
    const page = within(await screen.findByRole('region', { name: 'Page 8' }))
    // Two quarters fill the upper half.
    expect(page.queryByRole('button', { name: 'Put it on page 8, eighth 1' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Put it on page 8, eighth 5' }))
    await screen.findByText('Stem and Leaf Florist: page 8, eighth 5.')
    expect(await world.context.systemRecords.get(adOrders, 'ad-florist')).toMatchObject({ status: 'placed', flatPlan: { page: 8, slot: 'eighth-5' } })
    // By keyboard one goes on from where it is now.
    const placed = await page.findByRole('button', { name: 'Stem and Leaf Florist' })
    await waitFor(() => expect(document.activeElement).toBe(placed))
    await userEvent.keyboard('{Enter}')
    await press('Take it off the plan')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Stem and Leaf Florist, Eighth page'))
  })

  it('says what no longer fits when the guide has another number of pages, and takes the new plan with one press', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    const { systemRecords: records } = world.context
    const brewery = async () => (await records.get(adOrders, 'ad-brewery'))!.flatPlan!.page
    await visit('/cpanel/sfosaduploads?view=plan&edition=2027')
    const title = await screen.findByText(/^The guide has \d+ pages$/, {}, { timeout: 20_000 })
    const pages = Number(/\d+/.exec(title.textContent)![0])
    const before = await brewery()
    screen.getByText(new RegExp(`: from page ${before} to page ${pages}, `))
    await press('Accept the new plan')
    await screen.findByText(`The plan has ${pages} pages.`)
    expect(await brewery()).toBe(pages)
    await waitFor(() => expect(screen.queryByText(/^The guide has \d+ pages$/)).toBeNull())
  })

  it('publishes what is on the plan, for visitors to see', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/sfosaduploads?view=plan&edition=2027')
    await press('Publish 6 advertisements')
    await screen.findByText('6 advertisements published.')
    expect(await world.store.query({ collection: 'placedAds', where: [['editionId', '==', '2027']] })).toHaveLength(6)
  })
})
