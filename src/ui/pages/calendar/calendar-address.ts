import type { CalendarQuery } from '../../../domain/calendar/calendar-query'
import type { AddressFormat } from '../../routing/use-address-state'

export const calendarViews = ['agenda', 'week', 'month', 'map', 'past'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The calendar's state in its address. */
export interface CalendarAddress {
  readonly view: CalendarView
  /** `YYYY-MM`; by default the current month. */
  readonly month?: string
  /** Any day of the week, `YYYY-MM-DD`; by default the current week. */
  readonly week?: string
  readonly query: CalendarQuery
  /** Only events that the visitor saved. */
  readonly saved: boolean
}

/** Reads the address; with `writeCalendarAddress` the only place that knows the parameters' names. */
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

/** The search part of the address, with `?`; empty for the default. */
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

/** An existing day, in years the calendar can show: not February 30, and not 9999, after which dates have another format. */
const isDay = (text: string) => /^(19|2\d)\d\d-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

export const isAsking = ({ query, saved }: Pick<CalendarAddress, 'query' | 'saved'>) => saved || Object.keys(query).length > 0
