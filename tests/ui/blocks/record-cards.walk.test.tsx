// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { artists } from '../../../src/domain/artists/artists.collection'
import { EventCalendar } from '../../../src/domain/calendar/event-calendar'
import { Records } from '../../../src/domain/shared/records/records'
import { products } from '../../../src/domain/shop/products.collection'
import { AppView } from '../../../src/ui/app'
import { Blocks } from '../../../src/ui/blocks/blocks'
import { draw } from '../../support/drawing/draw'
import { memoryApp } from '../../support/memory-app'

it('cards of a page say what the records say today, in the order that staff chose, and leave out what is not public', async () => {
  const { app, world } = await memoryApp({ on: new Date('2027-10-16T20:00:00Z') })
  const records = world.services.get(Records)
  const [first, second] = await records.find(artists, { where: [['status', '==', 'public']], limit: 2 })
  const [event] = (await world.services.get(EventCalendar).index())!.events
  const [product] = await records.find(products, { where: [['status', '==', 'live']], limit: 1 })
  const block = {
    type: 'recordCards' as const,
    props: { id: 'cards', artists: [second!.id, 'nobody', first!.id], events: [event!.id], products: [product!.id] },
  }
  const Page = () => <Blocks blocks={[block]} pictures={{}} />
  draw(<AppView app={app} router={createMemoryRouter([{ path: '*', Component: Page }])} />)
  const [people] = await screen.findAllByRole('list', {}, { timeout: 20_000 })
  const names = await within(people!).findAllByRole('heading')
  expect(names.map(({ textContent }) => textContent)).toEqual([second!.displayName, first!.displayName])
  expect((await screen.findByRole('link', { name: event!.title })).getAttribute('href')).toBe(`/events/${event!.id}`)
  expect((await screen.findByRole('link', { name: product!.title })).getAttribute('href')).toBe(`/shop?item=${product!.id}`)
})
