// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { deadlines } from '../../../../src/domain/guide/deadlines.collection'
import { EditionService } from '../../../../src/domain/guide/edition-service'
import { setWeekends } from '../../../../src/domain/guide/editions/weekends/set-weekends.contract'
import { editions, weekends } from '../../../../src/domain/guide/editions.collection'
import { prices } from '../../../../src/domain/guide/price-tables.collection'
import { organisation, organisationId } from '../../../../src/domain/shared/records/organisation.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const tz = 'America/Los_Angeles'

const open = async (view: string) => {
  const app = await memoryApp({ as: 'guideadmin' })
  await app.visit(`/cpanel/sfosweekends?edition=2027${view && `&view=${view}`}`)
  return new Records(app.world.store, { current: undefined })
}
const names = async (records: Records) =>
  (await records.find(weekends, { params: { edition: '2027' }, orderBy: [['n', 'asc']] })).map(({ neighbourhoodIds }) => neighbourhoodIds.length)

it('a day outside of the edition is refused, and with its days the edition is saved', async () => {
  const records = await open('')
  const first = await screen.findByLabelText(/^First day of the edition/)
  fireEvent.change(first, { target: { value: '2027-10-01' } })
  fireEvent.change(screen.getAllByLabelText(/^Last day/)[0]!, { target: { value: '2027-11-07' } })
  await press('Save weekends')
  await screen.findByText(/outside/)
  expect((await records.get(editions, '2027'))?.startsOn).toBe('2027-09-25')
  fireEvent.change(screen.getByLabelText(/^First day of the edition/), { target: { value: '2027-09-24' } })
  await press('Save weekends')
  await screen.findByText('Saved.')
  expect((await records.get(editions, '2027'))?.startsOn).toBe('2027-09-24')
})

it('what is typed stays while a colleague saves the weekends, and what they changed is shown', async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  await app.visit('/cpanel/sfosweekends?edition=2027')
  const records = new Records(app.world.store, { current: undefined })
  fireEvent.change(await screen.findByLabelText(/^First day of the edition/), { target: { value: '2027-09-24' } })
  const { endsOn } = (await records.get(editions, '2027'))!
  const all = await records.find(weekends, { params: { edition: '2027' }, orderBy: [['n', 'asc']] })
  const renamed = all.map(({ n, name, days }) => ({
    n,
    name: `${name} by the sea`,
    days: days.map(({ date, open: opens, close: closes }) => ({ date, open: opens, close: closes })),
  }))
  await app.world.call(setWeekends, { editionId: '2027', startsOn: '2027-09-25', endsOn, weekends: renamed })
  expect(await screen.findAllByDisplayValue(/by the sea$/)).toHaveLength(all.length)
  expect(screen.getByLabelText<HTMLInputElement>(/^First day of the edition/).value).toBe('2027-09-24')
})

it('staff see which building is full, and who waits', async () => {
  await open('buildings')
  const row = (await screen.findByText('Netmenders’ Shed')).closest<HTMLElement>('[role="row"]')!
  within(row).getByText('2 of 2, full')
  within(row).getByText('2')
})

it('staff set another host, who reads who is registered in the building; the former one no longer does', async () => {
  const { world, visit } = await memoryApp({ as: 'superadmin' })
  const panel = await visit('/cpanel/sfosweekends?edition=2027&view=buildings&open=ropewalk-annex')
  await press('Set the host')
  const question = within(await screen.findByRole('dialog'))
  await press('Choose somebody else: Host', question)
  fireEvent.change(await question.findByRole('searchbox', { name: /^Host/ }), { target: { value: 'katarzyna kow' } })
  await press(/Handle: katarzyna-kowalczyk/, question)
  await press('Set the host', question)
  await screen.findByText(/^The host is set, for 5 listings in it\./)
  panel.leave()

  world.localMode.setNow(new Date('2027-05-20T17:00:00Z'))
  await world.signInAs('artist')
  const portal = await visit('/listingsportal')
  await within(await screen.findByRole('region', { name: 'Ropewalk Annex' })).findByText('Ayu')
  portal.leave()
  await world.signInAs('host')
  await visit('/listingsportal')
  await screen.findByRole('region', { name: 'Netmenders’ Shed' })
  expect(screen.queryByRole('region', { name: 'Ropewalk Annex' })).toBeNull()
})

it('two weekends change places after staff saw whom it affects', async () => {
  const records = await open('swap')
  const before = await names(records)
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText(/^Weekend/), '1')
  await user.selectOptions(screen.getByLabelText(/^Changes places with/), '2')
  await write(screen.getByLabelText(/^Reason/), 'A parade closes the quay')
  await press('Preview changes')
  await screen.findAllByText(/registrations? affected/)
  expect(await names(records)).toEqual(before)
  await press('Swap the weekends')
  await screen.findByText(/^The weekends have changed places\./)
})

describe('the first edition of an organization', () => {
  const founded = async () => {
    const app = await memoryApp({ firstDay: true, as: 'superadmin', on: new Date('2027-01-10T18:00:00Z') })
    const records = new Records(app.world.store, { current: undefined })
    return { ...app, records }
  }

  it('is created from where there is none, without asking for an earlier one', async () => {
    const { visit, records } = await founded()
    await records.commit(
      records.creating(organisation, organisationId, {
        name: 'Foghorn',
        shortName: 'Foghorn',
        address: '1 Quay',
        city: 'Town',
        email: 'us@foghorn.example',
        tz,
        currency: 'usd',
        links: [],
        sponsors: [],
      }),
    )
    const page = await visit('/cpanel/sfosdeadlines')
    await page.go((await screen.findByRole('link', { name: 'Create an edition' })).getAttribute('href')!)
    await screen.findByRole('heading', { name: 'From nothing' })
    expect(screen.queryByRole('heading', { name: 'From a former edition' })).toBeNull()
    await fill(/^Year/, '2027')
    await fill(/^Name/, 'Town Open Studios 2027')
    await press('Create edition')
    await expect.poll(async () => (await records.get(editions, '2027'))?.city).toBe('Town')
    expect((await records.get(editions, '2027'))?.tz).toBe(tz)
    // The run comes to its end first: it says so in the address.
    await screen.findByText('Edition 2027 is planned. Enter its weekends next.')
    await page.go('/cpanel/sfosweekends?edition=2027&view=buildings')
    expect((await screen.findByRole('link', { name: 'Import buildings' })).getAttribute('href')).toBe('/cpanel/importcsv')
  })

  it('says what its call lacks, and then announces it', async () => {
    const { visit, world, records } = await founded()
    await world.services.get(EditionService).create({ year: 2027, name: 'Town Open Studios 2027', city: 'Town', tz })
    const page = await visit('/cpanel/sfosweekends?view=edition&edition=2027')
    await screen.findByText('It is planned. Artists and visitors see nothing of it yet.')
    for (const lacks of [/^Enter a weekend/, /^Draw or import neighborhoods/, /^Enter prices/, /^Enter when the call opens/])
      await screen.findByRole('link', { name: lacks })
    await press('Announce the call')
    await screen.findByText(
      /^The call cannot be announced yet\. Missing: a weekend with its days, a neighborhood that opens on a weekend, prices in effect/,
    )
    const params = { edition: '2027' }
    await records.commit(
      records.creating(
        weekends,
        '1',
        { n: 1, name: 'First', days: [{ date: '2027-10-16', open: '11:00', close: '18:00' }], neighbourhoodIds: ['harbor'] },
        params,
      ),
      records.creating(prices, 'v1', { version: 1, rows: [], volunteerCents: 0, volunteerHours: 0, status: 'active' }, params),
      ...(['callOpens', 'lateEnds'] as const).map((key, i) =>
        records.creating(deadlines, key, { key, at: wallTime(`2027-0${i + 2}-01T09:00`, tz), reminders: [] }, params),
      ),
    )
    page.leave()
    await visit('/cpanel/sfosweekends?view=edition&edition=2027')
    await press('Announce the call')
    await screen.findByText(/^The call is announced\./)
    await press('Back to the start')
    await screen.findByRole('button', { name: 'Begin production' })
    expect((await records.get(editions, '2027'))?.status).toBe('call')
  })
})

it('staff import the streets of the city from a file, or remove them', async () => {
  const records = await open('outlines')
  const input = await screen.findByLabelText(/^File of streets/)
  const choose = (content: object) => userEvent.upload(input, new File([JSON.stringify(content)], 'city.geojson', { type: 'application/geo+json' }))
  const line = (lng: number, properties: object) => ({
    type: 'Feature',
    properties,
    geometry: {
      type: 'LineString',
      coordinates: [
        [lng, 36.6],
        [lng, 36.61],
      ],
    }, // prettier-ignore
  })
  await choose({ type: 'FeatureCollection', features: [line(10, { highway: 'primary' })] })
  await screen.findByText(/^This file holds no streets in this city/)
  await choose({ type: 'FeatureCollection', features: [line(-122.4, { highway: 'primary', name: 'Long Street' }), line(10, { highway: 'primary' })] })
  await screen.findByText(/^1 street, 0 flights of stairs, 0 parks, 0 areas of water, 0 landmarks, 2 points$/)
  const before = (await records.get(editions, '2027'))?.streets
  await press('Save the streets')
  await screen.findByText(/^The streets are saved/)
  expect((await records.get(editions, '2027'))?.streets).not.toBe(before)
  await press('Remove the streets')
  await expect.poll(async () => (await records.get(editions, '2027'))?.streets).toBeUndefined()
})

it('staff import the heights of the city from a file, or remove them', async () => {
  const records = await open('outlines')
  const input = await screen.findByLabelText(/^Files of heights/)
  const grid = (west: number) =>
    `ncols 40 nrows 40 xllcorner ${west} yllcorner 36.5 cellsize 0.005\n${Array.from({ length: 1600 }, (_, i) => i % 90).join(' ')}`
  const choose = (name: string, text: string) => userEvent.upload(input, new File([text], name))
  await choose('city.asc', grid(10))
  await screen.findByText(/^This file holds no heights in this city/)
  await choose('city.asc', 'no grid')
  await screen.findByText(/^This is not a file of heights/)
  await choose('city.asc', grid(-122.5))
  await screen.findByText(/^[\d,]+ heights, 557 m apart, from \d+ to 89 m\.$/)
  const before = (await records.get(editions, '2027'))?.heights
  await press('Save the heights')
  await screen.findByText(/^The heights are saved/)
  expect((await records.get(editions, '2027'))?.heights).not.toBe(before)
  await press('Remove the heights')
  await expect.poll(async () => (await records.get(editions, '2027'))?.heights).toBeUndefined()
})

it('shows the outlines of a file on the map before they are imported, and none of them once it is canceled', async () => {
  await open('outlines')
  const square = (name: string, lng: number) => ({
    type: 'Feature',
    properties: { name },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [lng, 36.6],
          [lng + 0.01, 36.6],
          [lng + 0.01, 36.61],
          [lng, 36.61],
          [lng, 36.6],
        ],
      ],
    },
  })
  const file = { type: 'FeatureCollection', features: [square('Far Quay', -122.2), square('Farther Quay', -122.1)] }
  const map = () => screen.getByRole('group', { name: /^Outlines of neighborhoods/ })
  const areas = () => map().querySelectorAll('[data-area]').length
  const input = await screen.findByLabelText('GeoJSON file')
  const before = areas()
  await userEvent.upload(input, new File([JSON.stringify(file)], 'city.geojson', { type: 'application/geo+json' }))
  await screen.findByRole('table', { name: 'Neighborhoods in the file' })
  expect(areas()).toBe(before + 2)
  await press('Cancel')
  expect(areas()).toBe(before)
})

it('an outline is drawn by keys alone: Enter marks the middle of the map', async () => {
  await open('outlines')
  const map = await screen.findByRole('group', { name: /^Outlines of neighborhoods.* Enter marks its middle/ })
  map.focus()
  await userEvent.keyboard('{Enter}')
  const points = within(await screen.findByRole('table', { name: 'Points of the outline' }))
  expect(points.getAllByRole('rowheader')).toHaveLength(1)
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(points.getAllByRole('rowheader')).toHaveLength(2)
  expect(document.activeElement).toBe(map)
})

it('an edition is archived after what comes of it was read, and not by one press', async () => {
  const { visit, world } = await memoryApp({ as: 'guideadmin' })
  await visit('/cpanel/sfosweekends?view=edition')
  await press('Preview changes')
  const status = async () => (await world.store.get('editions/2027'))?.data['status']
  await screen.findByText(/^Artists can no longer register for/)
  expect(await status()).toBe('published')
  await press('Archive edition')
  await screen.findByText('The edition is archived.')
  expect(await status()).toBe('archived')
})
