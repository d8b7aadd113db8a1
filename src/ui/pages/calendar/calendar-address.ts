import type { CalendarQuery } from '../../../domain/calendar/calendar-query'
import type { AddressFormat } from '../../routing/use-address-state'

export const calendarViews = ['agenda', 'week', 'month', 'map', 'past'] as const
export type CalendarView = (typeof calendarViews)[number]

/** What the calendar's address says. */
export interface CalendarAddress {
  readonly view: CalendarView
  /** `YYYY-MM`; the month of today, unless told. */
  readonly month?: string
  /** Any day of the week, `YYYY-MM-DD`; the week of today, unless told. */
  readonly week?: string
  readonly query: CalendarQuery
  /** Only what the visitor saved on this device. */
  readonly saved: boolean
}

/** The address as parameters: the one reader and the one writer of each name. */
export function readCalendarAddress(search: URLSearchParams): CalendarAddress {
  const view = calendarViews.find(name => name === search.get('view')) ?? 'agenda'
  const [month, week] = [search.get('month'), search.get('week')]
  const [text, kind, neighbourhood] = [search.get('q'), search.get('kind'), search.get('hood')]
  const is = (name: string) => search.get(name) === 'yes'
  return {
    view,
    ...(month && isDay(`${month}-01`) && { month }),
    ...(week && isDay(week) && { week }),
    query: {
      ...(text && { text }),
      ...(kind && { kind }),
      ...(neighbourhood && { neighbourhood }),
      ...(is('free') && { free: true }),
      ...(is('accessible') && { accessible: true }),
      ...(is('weekend') && { weekend: true }),
      ...(is('members') && { members: true }),
    },
    saved: is('saved'),
  }
}

/** The search part of the address, `?` included; empty for the calendar as it opens. */
export function writeCalendarAddress({ view, month, week, query, saved }: CalendarAddress): string {
  const { text, kind, neighbourhood, free, accessible, weekend, members } = query
  const values = {
    view: view === 'agenda' ? undefined : view,
    month: view === 'month' ? month : undefined,
    week: view === 'week' ? week : undefined,
    q: text,
    kind,
    hood: neighbourhood,
    free: free && 'yes',
    accessible: accessible && 'yes',
    weekend: weekend && 'yes',
    members: members && 'yes',
    saved: saved && 'yes',
  }
  const set = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const search = new URLSearchParams(set).toString()
  return search === '' ? '' : `?${search}`
}

export const calendarAddress: AddressFormat<CalendarAddress> = {
  read: readCalendarAddress,
  write: address => new URLSearchParams(writeCalendarAddress(address)),
}

/** A day there is, in years that a calendar turns to: not the thirtieth of February, nor the year 9999, after which dates are written otherwise. */
const isDay = (text: string) => /^(19|2\d)\d\d-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

export const isAsking = ({ query, saved }: Pick<CalendarAddress, 'query' | 'saved'>) => saved || Object.keys(query).length > 0
