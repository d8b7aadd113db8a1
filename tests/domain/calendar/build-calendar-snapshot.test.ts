import { describe, expect, it } from 'vitest'
import { buildCalendarSnapshot } from '../../../src/domain/calendar/build-calendar-snapshot'
import type { CalendarRecords } from '../../../src/domain/calendar/calendar-records'

const hood = (id: string, order: number, more: object = {}) => ({ id, name: id.toUpperCase(), city: 'Harbour', order, status: 'active', ...more })
const none = { edition: undefined, events: [], listings: new Map(), siteNumbers: new Map(), artists: new Map(), images: new Map() }
const built = (more: object) =>
  buildCalendarSnapshot({ organisation: undefined, neighbourhoods: [], ...none, ...more } as unknown as CalendarRecords, new Map())

describe('a calendar without events', () => {
  it('has the active neighborhoods of its own city, by their order and then by id', () => {
    const all = [hood('c', 2), hood('b', 1), hood('a', 1), hood('d', 1), hood('old', 0, { status: 'retired' }), hood('far', 0, { city: 'Elsewhere' })]
    const { index, baseMap } = built({ organisation: { city: 'Harbour', tz: 'America/Lima' }, neighbourhoods: all })
    expect(index).toEqual({
      format: 1,
      city: 'Harbour',
      tz: 'America/Lima',
      neighbourhoods: ['a', 'b', 'd', 'c'].map(id => ({ id, name: id.toUpperCase() })),
      events: [],
      buckets: 1,
    })
    expect(baseMap.neighbourhoods.map(({ id, order }) => [id, order])).toEqual([
      ['a', 1],
      ['b', 1],
      ['d', 1],
      ['c', 2],
    ])
  })

  it('of an organization that has not said where it is has no city, and its times are UTC', () => {
    expect(built({}).index).toMatchObject({ city: '', tz: 'UTC', neighbourhoods: [] })
  })
})
