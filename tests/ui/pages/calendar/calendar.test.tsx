// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { publishCalendarHandler } from '../../../../src/domain/calendar/publish-calendar.handler'
import { events } from '../../../../src/domain/events/events.collection'
import { type DataOf } from '../../../../src/domain/shared/records/collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { readCalendarAddress, writeCalendarAddress } from '../../../../src/ui/pages/calendar/calendar-address'
import { leavePages } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const tz = 'America/Los_Angeles'
const at = (start: string, end: string) => ({ start: wallTime(start, tz), end: wallTime(end, tz) })
const event = (title: string, rest: Partial<DataOf<typeof events>> & Pick<DataOf<typeof events>, 'start' | 'end'>): DataOf<typeof events> => ({
  title,
  summary: `${title}, in one line.`,
  venue: 'Old Mill',
  tags: ['Talk'],
  hostIds: [],
  status: 'published',
  ...rest,
})

/** Saturday, 16 October 2027, 11:00. */
let app: Awaited<ReturnType<typeof memoryApp>>
beforeAll(async () => {
  app = await memoryApp({ sample: false })
  const records = new Records(app.world.store, { current: undefined })
  const seed = (id: string, data: DataOf<typeof events>) => records.commit(records.creating(events, id, data))
  await seed('last-year', event('Old lamps', { ...at('2026-10-16T15:00', '2026-10-16T16:00'), status: 'past' }))
  await seed('show', event('Lamp show', { ...at('2027-10-10T11:00', '2027-10-20T18:00'), tags: ['Exhibition'], price: { cents: 0, cur: 'usd' } }))
  await seed('talk', event('Lamp talk', { ...at('2027-10-16T15:00', '2027-10-16T16:30'), price: { cents: 1250, cur: 'usd' }, capacity: 20 }))
  await seed('off', event('Wick evening', { ...at('2027-10-17T18:00', '2027-10-17T20:00'), status: 'cancelled', cancelReason: 'No oil.' }))
  await seed('night', event('Two o’clock twice', { ...at('2027-11-06T22:00', '2027-11-07T03:00'), tags: ['Tour'], price: { cents: 0, cur: 'usd' } }))
  await seed('secret', event('Not yet', { ...at('2027-10-18T18:00', '2027-10-18T20:00'), status: 'pending' }))
  await publishCalendarHandler.run(app.world.context, {})
})

const heading = () => document.querySelector('h1')?.textContent ?? ''
const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 4 })
    .map(title => title.textContent)
const days = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 3 })
    .map(day => day.firstChild?.textContent)

describe('/calendar', () => {
  it('opens as a list of coming events, with running events under today', async () => {
    await app.visit('/calendar')
    expect(heading()).toBe('Calendar')
    expect(titles()).toEqual(['Lamp show', 'Lamp talk', 'Wick evening', 'Two o’clock twice'])
    expect(days()).toEqual(['Today, Saturday, October 16', 'Tomorrow, Sunday, October 17', 'Saturday, November 6'])
    screen.getByText('Until Wed, Oct 20')
    screen.getByText('3 – 4:30 pm')
    screen.getByText('Canceled')
    expect(screen.queryByText('Not yet')).toBeNull()
  })

  it('applies the filters in the address', async () => {
    await app.visit('/calendar?free=yes&weekend=yes')
    expect(titles()).toEqual(['Lamp show'])
    expect(await screen.findByRole('checkbox', { name: 'Free' })).toHaveProperty('checked', true)
    screen.getByText('1 event to come, filtered')
  })

  it('writes the filters into the address, and links to the other views keep them', async () => {
    const { router } = await app.visit('/calendar')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search events' }), 'lamp')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Talk')
    await waitFor(() => expect(titles()).toEqual(['Lamp talk']))
    await waitFor(() => expect(router.state.location.search).toBe('?q=lamp&kind=Talk'))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Past' }).getAttribute('href')).toBe('/calendar?view=past&q=lamp&kind=Talk'))
    await press('Clear all')
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('finds past events, and offers them if no coming event matches', async () => {
    const page = await app.visit('/calendar?q=old+lamps')
    await screen.findByRole('heading', { name: 'No events match these filters' })
    await userEvent.click(screen.getByRole('link', { name: 'See 1 event in the past' }))
    await waitFor(() => expect(titles()).toEqual(['Old lamps']))
    await waitFor(() => expect(page.router.state.location.search).toBe('?view=past&q=old+lamps'))
  })

  it('keeps a chosen kind where another view has no event of it', async () => {
    await app.visit('/calendar?kind=Exhibition')
    expect(titles()).toEqual(['Lamp show'])
    await userEvent.click(screen.getByRole('link', { name: 'Past' }))
    await screen.findByText('0 events in the past, filtered')
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveProperty('value', 'Exhibition')
    screen.getByRole('link', { name: 'See 1 event to come' })
  })

  it('shows a month as a table, and links from an empty month to the next event', async () => {
    await app.visit('/calendar?view=month')
    const table = within(await screen.findByRole('table', { name: 'October 2027' }))
    expect(table.getAllByRole('columnheader')).toHaveLength(7)
    expect(table.getAllByRole('cell')).toHaveLength(42)
    const today = table.getAllByRole('cell').find(cell => cell.getAttribute('aria-current') === 'date')!
    expect(
      within(today)
        .getAllByRole('link')
        .map(link => link.getAttribute('href')),
    ).toEqual(['#day-2027-10-16', '/events/show', '/events/talk'])
    leavePages()
    await app.visit('/calendar?view=month&month=2027-01')
    const next = await screen.findByRole('link', { name: /^Next: .*Lamp show$/ })
    expect(next.getAttribute('href')).toBe('/calendar?view=month&month=2027-10')
    leavePages()
    await app.visit('/calendar?view=month&month=2029-01')
    await screen.findByText('There are no later events yet.')
  })

  it('can show only the events that the visitor saved', async () => {
    const page = await app.visit('/events/night')
    await press('Save this event')
    await screen.findByRole('button', { name: 'Saved — remove' })
    await page.go('/calendar')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Saved (1)' }))
    await waitFor(() => expect(titles()).toEqual(['Two o’clock twice']))
  })

  it('ignores invalid data in the browser’s storage', async () => {
    localStorage.setItem('saved', '{broken')
    await app.visit('/calendar')
    expect(titles()).toHaveLength(4)
  })

  it('is a complete page before anything is published', async () => {
    const { visit } = await memoryApp({ sample: false })
    await visit('/calendar')
    expect(heading()).toBe('Calendar')
    screen.getByRole('link', { name: 'Open the guide' })
  })
})

describe('the address of the calendar', () => {
  const round = (search: string) => writeCalendarAddress(readCalendarAddress(new URLSearchParams(search)))
  it.each([
    '',
    '?view=map&q=a+b&hood=x',
    '?view=month&month=2027-02&accessible=yes',
    '?view=past&free=yes&saved=yes',
    '?view=week&week=2027-10-16&members=yes',
  ])('%s is read and written alike', search => expect(round(search)).toBe(search))
  it('drops unknown parameters', () => expect(round('?view=year&month=2027-13&week=2027-02-30&free=perhaps&x=1')).toBe(''))
  it.each([
    '?view=month&month=0000-01',
    '?view=month&month=0050-07',
    '?view=month&month=9999-12',
    '?view=week&week=9999-12-31',
    '?view=week&week=0000-01-01',
  ])('drops an impossible time: %s', search => expect(round(search)).toBe(search.slice(0, search.indexOf('&'))))
})

describe('/events/{id}', () => {
  it('shows the time with its zone, the place, the price and the number of places', async () => {
    await app.visit('/events/talk')
    expect(heading()).toBe('Lamp talk')
    expect(document.title).toContain('Lamp talk')
    const when = within(screen.getByRole('region', { name: 'When' }))
    expect(when.getByRole('time').textContent).toBe('Saturday, October 16, 20273\u2009–\u20094:30\u00a0pm PDT')
    within(screen.getByRole('region', { name: 'Price' })).getByText('$12.50, 20 places')
    within(screen.getByRole('region', { name: 'Where' })).getByText('Old Mill')
    when.getByRole('button', { name: 'Add to my calendar' })
  })

  it('leads visitors to sign in for the online link of an event, and does not hold the link', async () => {
    const online = { onlineUrl: 'https://live.example/lamps' }
    await app.world.store.commit([{ op: 'update', path: 'events/talk', data: online }])
    await publishCalendarHandler.run(app.world.context, {})
    await app.visit('/events/talk')
    const link = await screen.findByRole('link', { name: 'Sign in to see the link' })
    expect(link.getAttribute('href')).toBe('/signin?next=%2Fevents%2Ftalk')
    expect(document.body.innerHTML).not.toContain('live.example')
  })

  it('shows its local time in the night when the clocks are set back', async () => {
    await app.visit('/events/night')
    expect(screen.getByRole('region', { name: 'When' }).querySelector('time')?.textContent).toContain('10\u00a0pm\u2009–\u20093\u00a0am PST')
  })

  it('stays online when the event is canceled, and says why', async () => {
    await app.visit('/events/off')
    const told = within(screen.getByRole('alert'))
    told.getByText('This event is canceled')
    told.getByText('No oil.')
    expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull()
  })

  it('says when the event is over', async () => {
    await app.visit('/events/last-year')
    screen.getByText('This event is over')
  })

  it.each(['secret', 'no-such-event'])('answers %s with 404', async id => {
    await app.visit(`/events/${id}`)
    expect(heading()).toBe(`Page Not Found: /events/${id}`)
  })

  it('offers the event as a calendar file', async () => {
    const kept: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => (kept.push(file as Blob), 'blob:file'))
    await app.visit('/events/talk')
    await press('Add to my calendar')
    await waitFor(() => expect(kept).toHaveLength(1))
    vi.restoreAllMocks()
    expect(kept[0]!.type).toContain('text/calendar')
    expect(await kept[0]!.text()).toContain('DTSTART;TZID=America/Los_Angeles:20271016T150000\r\n')
  })
})
