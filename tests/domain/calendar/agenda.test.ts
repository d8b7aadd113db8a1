import { describe, expect, it } from 'vitest'
import { agendaDays, lastDay, monthWeeks, weekAt, weekDays, weekendAt } from '../../../src/domain/calendar/agenda'
import { calendarAnswer, calendarChoices } from '../../../src/domain/calendar/calendar-query'
import type { CalendarCard, CalendarIndex } from '../../../src/domain/calendar/calendar-snapshot-types'
import { eventState } from '../../../src/domain/calendar/event-state'
import { relatedEvents } from '../../../src/domain/calendar/related-events'
import { wallTime } from '../../../src/domain/shared/time/wall-time'

const tz = 'America/Los_Angeles'
const time = (local: string) => ({ local, tz, utc: wallTime(local, tz).utc.toISOString() })
const event = (id: string, start: string, end: string, rest: Partial<CalendarCard> = {}): CalendarCard => ({
  id,
  title: id,
  summary: '',
  start: time(start),
  end: time(end),
  venue: 'Old Mill',
  tags: [],
  ...rest,
})
const ids = (events: readonly CalendarCard[]) => events.map(({ id }) => id)

const show = event('show', '2027-10-08T11:00', '2027-10-21T18:00', { tags: ['Exhibition'], priceCents: 0 })
const talk = event('talk', '2027-10-16T15:00', '2027-10-16T16:00', { title: 'Lámpara talk', tags: ['Talk'], priceCents: 800, access: 'full' })
const early = event('early', '2027-10-16T09:00', '2027-10-16T10:00', { tags: ['Tour', 'Free'], neighbourhoodId: 'harbour' })
const night = event('night', '2027-10-31T22:00', '2027-11-01T00:00', { tags: ['Talk'], priceCents: 0 })
const all = [show, early, talk, night]

describe('an agenda', () => {
  const days = (from?: string) => agendaDays([night, talk, show, early], from).map(({ date, events }) => [date, ids(events)])

  it('is grouped by day in order of time, with each event on its first day', () => {
    expect(days()).toEqual([
      ['2027-10-08', ['show']],
      ['2027-10-16', ['early', 'talk']],
      ['2027-10-31', ['night']],
    ])
  })

  it('shows running events under today', () => {
    expect(days('2027-10-16')[0]).toEqual(['2027-10-16', ['show', 'early', 'talk']])
    expect(days('2027-10-22')[0]).toEqual(['2027-10-08', ['show']])
  })

  it('does not count midnight as another day', () => {
    expect(lastDay(night)).toBe('2027-10-31')
    expect(lastDay(event('x', '2027-10-31T22:00', '2027-11-01T01:30'))).toBe('2027-11-01')
  })
})

describe('a month', () => {
  it('is whole weeks from Sunday, with every day an event runs on', () => {
    const weeks = monthWeeks('2027-10', all)
    expect(weeks.map(week => week[0]!.date)).toEqual(['2027-09-26', '2027-10-03', '2027-10-10', '2027-10-17', '2027-10-24', '2027-10-31'])
    const days = weeks.flat()
    expect(days.filter(day => day.inMonth)).toHaveLength(31)
    expect(days.filter(day => day.events.includes(show))).toHaveLength(14)
    expect(ids(days.find(day => day.date === '2027-10-16')!.events)).toEqual(['show', 'early', 'talk'])
    expect(days.find(day => day.date === '2027-11-01')!.events).toEqual([])
  })

  it('has four weeks when it fits into them', () => expect(monthWeeks('2026-02', [])).toHaveLength(4))
})

it('the weekend begins on Friday and lasts until the end of Sunday', () => {
  const third = { from: '2027-10-15', to: '2027-10-17' }
  expect(['2027-10-11', '2027-10-15', '2027-10-17'].map(weekendAt)).toEqual([third, third, third])
  expect(weekendAt('2027-10-18').from).toBe('2027-10-22')
})

describe('the filters', () => {
  const index: CalendarIndex = {
    format: 1,
    hash: '',
    publishedAt: '',
    city: 'Port Ember',
    tz,
    neighbourhoods: [
      { id: 'orchard', name: 'Orchard' },
      { id: 'harbour', name: 'Harbour' },
    ],
    events: all,
    buckets: 1,
  }
  const asked = (query: Parameters<typeof calendarAnswer>[1]) => ids(calendarAnswer(index, query, '2027-10-16'))

  it('match all events if they are empty', () => expect(asked({})).toEqual(['show', 'early', 'talk', 'night']))
  it('for free events use the price and the organizer’s statement', () => expect(asked({ free: true })).toEqual(['show', 'early', 'night']))
  it('for accessible events use measured data', () => expect(asked({ accessible: true })).toEqual(['talk']))
  it('for the weekend include running events', () => expect(asked({ weekend: true })).toEqual(['show', 'early', 'talk']))
  it('match a kind and a neighborhood', () =>
    expect([asked({ kind: 'Talk' }), asked({ neighbourhood: 'harbour' })]).toEqual([['talk', 'night'], ['early']]))
  it('match the beginning of words, regardless of accents', () =>
    expect([asked({ text: 'LAMP' }), asked({ text: 'harb tour' }), asked({ text: 'amp' })]).toEqual([['talk'], ['early'], []]))
  it('are combined', () => expect(asked({ kind: 'Talk', free: true })).toEqual(['night']))
  it('offer existing choices', () =>
    expect(calendarChoices(index, {})).toEqual({
      kind: ['Exhibition', 'Talk', 'Tour'].map(value => ({ value, label: value })),
      neighbourhood: [{ value: 'harbour', label: 'Harbour' }],
    }))
  it('offer what is asked for, even if no event has it', () => {
    const { kind, neighbourhood } = calendarChoices({ ...index, events: [] }, { kind: 'Talk', neighbourhood: 'harbour' })
    expect([kind, neighbourhood]).toEqual([[{ value: 'Talk', label: 'Talk' }], [{ value: 'harbour', label: 'Harbour' }]])
  })
})

it('an event is coming, running, over or canceled', () => {
  const at = (instant: string) => eventState(talk, new Date(instant))
  expect(['2027-10-16T21:59Z', '2027-10-16T22:00Z', '2027-10-16T23:00Z'].map(at)).toEqual(['coming', 'on-now', 'past'])
  expect(eventState({ ...talk, cancelled: true }, new Date('2030-01-01'))).toBe('cancelled')
})

it('related events have the same place or kind, the nearest first, a series once, without canceled ones', () => {
  const elsewhere = { venue: 'Pier', tags: ['Talk'] }
  const others = [
    event('far-kind', '2027-12-01T15:00', '2027-12-01T16:00', elsewhere),
    event('near-kind', '2027-10-17T15:00', '2027-10-17T16:00', elsewhere),
    event('stranger', '2027-10-16T15:00', '2027-10-16T16:00', { venue: 'Pier', tags: ['Tour'] }),
    event('off', '2027-10-16T17:00', '2027-10-16T18:00', { cancelled: true }),
    event('before', '2027-10-14T15:00', '2027-10-14T16:00', { ...elsewhere, title: 'near-kind' }),
    event('same-door', '2028-01-01T17:00', '2028-01-01T18:00'),
  ]
  expect(ids(relatedEvents({ ...talk, neighbourhoodId: 'orchard' }, [talk, ...others]))).toEqual(['same-door', 'near-kind', 'far-kind'])
  // One kind in common is enough.
  const both = event('both', '2027-10-20T15:00', '2027-10-20T16:00', { tags: ['Workshop', 'Talk'], venue: 'Elsewhere' })
  expect(ids(relatedEvents(talk, [talk, both]))).toEqual(['both'])
})

describe('a week', () => {
  it('begins on Sunday, with longer events on each of their days', () => {
    const days = weekDays('2027-10-16', [event('show', '2027-10-15T11:00', '2027-10-17T18:00')])
    expect(days.map(({ date, events: own }) => [date, own.length])).toEqual([
      ['2027-10-10', 0],
      ['2027-10-11', 0],
      ['2027-10-12', 0],
      ['2027-10-13', 0],
      ['2027-10-14', 0],
      ['2027-10-15', 1],
      ['2027-10-16', 1],
    ])
  })
  it('can span two years', () => expect([weekAt('2028-01-01'), weekAt('2028-01-01', 1)]).toEqual(['2027-12-26', '2028-01-02']))
})
