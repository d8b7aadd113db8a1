// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { PublishedGuide } from '../../../../src/domain/guide/reading/published-guide'
import { leavePages } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { guideIndex } from '../../../support/fixtures/guide-index'
import { guideApp } from '../../../support/guide-app'
import { memoryApp } from '../../../support/memory-app'

beforeEach(() => {
  leavePages()
  localStorage.removeItem('route')
})

const beforeTheSeason = new Date('2027-09-10T19:00:00Z')
const pinned = guideIndex.listings.filter(({ pin }) => pin)
/** Labels of the stops that are drawn on the map. */
const onMap = () => [...document.querySelectorAll('svg[data-over] text')].map(({ textContent }) => textContent)
const stops = async () => {
  const summary = await screen.findByText(/^Your route: /)
  return within(summary.closest('details')!)
}

it('a shared route becomes the visitor’s own, with a time for each studio, and a studio can be removed', async () => {
  const app = await guideApp()
  const ids = pinned.slice(0, 3).map(({ id }) => id)
  const { router } = await app.visit(`/sfosguide/maps?route=${ids.join(',')}`)
  await screen.findByText('Your route: 3 studios')
  await (await stops()).findByText(/^3 studios, .* on foot, done by/)
  const names = within((await stops()).getByRole('list'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
  expect(names.toSorted((a, b) => a!.localeCompare(b!))).toEqual(
    pinned
      .slice(0, 3)
      .map(({ name }) => name)
      .toSorted((a, b) => a.localeCompare(b)),
  )
  await waitFor(() => expect(router.state.location.search).toBe(''))
  // The map numbers the same stops in the same order; two of them are in one building.
  await waitFor(() => expect(onMap()).toEqual(['1', '2–3']))
  expect((await stops()).getByText(/^Getting in: .* level ground/s)).toBeDefined()
  await press(`Remove ${pinned[0]!.name}`, await stops())
  await screen.findByText('Your route: 2 studios')
  await (await stops()).findByText(/^2 studios, /)
  await waitFor(() => expect(onMap()).toEqual(['1–2']))
  await press('Clear route', await stops())
  await waitFor(() => expect(onMap()).toEqual([]))
  expect(JSON.parse(localStorage.getItem('route')!)).toEqual([])
})

it('no route is planned through past days', async () => {
  const app = await memoryApp({ on: new Date('2027-12-10T20:00:00Z') })
  await app.visit('/sfosguide/maps?route=katarzyna-kowalczyk-2027,tariq-mansour-2027')
  await (await stops()).findByText('The open days of these studios are over.')
  expect((await stops()).queryByLabelText('Day')).toBeNull()
  expect(onMap()).toEqual([])
  await press('Clear route', await stops())
  await waitFor(() => expect(localStorage.getItem('route')).toBe('[]'))
})

it('a shared route replaces nothing before the visitor chooses, and studios of another edition take no place', async () => {
  const [own, ...theirs] = pinned.slice(0, 3).map(({ id }) => id)
  localStorage.setItem('route', JSON.stringify([own, 'studio-of-last-year']))
  const app = await guideApp()
  await app.visit(`/sfosguide/maps?route=${theirs.join(',')},studio-of-last-year`)
  const offer = within((await screen.findByText('Somebody shared a route of 2 studios with you.')).parentElement!)
  offer.getByText(/^1 studio is left out/)
  await screen.findByText('Your route: 1 studio')
  await press('Add to my route', offer)
  await screen.findByText('Your route: 3 studios')
  expect(JSON.parse(localStorage.getItem('route')!)).toEqual([own, ...theirs])
  expect(screen.queryByText(/^Somebody shared/)).toBeNull()
})

it('whoever has no route gets what can be visited of a shared one, and reads what cannot', async () => {
  const app = await guideApp()
  await app.visit(`/sfosguide/maps?route=${pinned[0]!.id},studio-of-last-year`)
  await screen.findByText('Your route: 1 studio')
  await screen.findByText(/^1 studio is left out/)
  expect(JSON.parse(localStorage.getItem('route')!)).toEqual([pinned[0]!.id])
})

it('a studio on the map is put on the route, which is kept on the device', async () => {
  const app = await guideApp()
  await app.visit(`/sfosguide/maps?at=${pinned[0]!.id}`)
  const card = within(await screen.findByRole('region', { name: pinned[0]!.name }))
  await press(/^Add to route/, card)
  await screen.findByText('Your route: 1 studio')
  expect(JSON.parse(localStorage.getItem('route')!)).toEqual([pinned[0]!.id])
})

it('where the heights of the city are known, each way says how far up it goes, and hills can be avoided', async () => {
  const app = await memoryApp({ on: beforeTheSeason })
  const index = (await app.world.services.get(PublishedGuide).index())!
  // A quarter on a hill.
  const ids = index.listings
    .filter(({ pin, neighbourhoodId }) => pin && neighbourhoodId === 'laurel-rise')
    .map(({ id }) => id)
    .slice(0, 6) // prettier-ignore
  await app.visit(`/sfosguide/maps?route=${ids.join(',')}`)
  await screen.findByText(`Your route: ${ids.length} studios`)
  const route = await stops()
  const metresUp = async () => Number(/up (\d+) m/.exec((await route.findByText(/ on foot, up \d+ m, done by/)).textContent)![1])
  const direct = await metresUp()
  expect(direct).toBeGreaterThan(20)
  expect(route.getAllByText(/ k?m, (up \d+ m|level), /).length).toBeGreaterThanOrEqual(ids.length - 2)
  route.getByText(/straight line from door to door; streets are counted as 30% longer\. Hills are those on that line\. Steps on the way/)
  await userEvent.click(route.getByLabelText('Avoid hills'))
  await waitFor(async () => expect(await metresUp()).toBeLessThanOrEqual(direct))
  await userEvent.selectOptions(route.getByLabelText('You go'), 'By wheelchair')
  expect(route.getByLabelText<HTMLInputElement>(/free of steps/).checked).toBe(true)
})

it('stairs in the streets of a hill are named on the way, and go around by wheelchair is farther', async () => {
  const app = await memoryApp({ on: beforeTheSeason })
  const index = (await app.world.services.get(PublishedGuide).index())!
  const ids = index.listings
    .filter(({ pin, neighbourhoodId }) => pin && neighbourhoodId === 'laurel-rise')
    .map(({ id }) => id)
    .slice(0, 12)
  await app.visit(`/sfosguide/maps?route=${ids.join(',')}`)
  const route = await stops()
  const far = async (how: RegExp) => Number(/([\d.]+) km /.exec((await route.findByText(how)).textContent)![1])
  const onFoot = await far(/ km on foot/)
  const named = route.getAllByText(/steps on the way/).length
  expect(named).toBeGreaterThan(0)
  await userEvent.selectOptions(route.getByLabelText('You go'), 'By wheelchair')
  // Studios that are not measured as free of steps come back: the way there is the same.
  await userEvent.click(route.getByLabelText(/free of steps/))
  await waitFor(async () => expect(await far(/ km by wheelchair/)).toBeGreaterThan(onFoot))
  route.getByText(/going around them counts as 300 m/)
  await userEvent.selectOptions(route.getByLabelText('You go'), 'By car')
  await route.findByText(/ km by car/)
  expect(route.queryByText(/steps on the way/i)).toBeNull()
})

it('where no heights are known, nothing is said of hills', async () => {
  const app = await guideApp()
  await app.visit(
    `/sfosguide/maps?route=${pinned
      .slice(0, 3)
      .map(({ id }) => id)
      .join(',')}`,
  ) // prettier-ignore
  const route = await stops()
  await route.findByText(/^3 studios, /)
  expect(route.queryByText(/hill|up \d|steep/i)).toBeNull()
  expect(route.queryByLabelText('Avoid hills')).toBeNull()
})
