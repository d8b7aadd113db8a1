/** What the order of the guide depends on. */
interface EventInGuide {
  readonly id: string
  readonly start: { readonly local: string }
  /** The number of the weekend that staff chose. */
  readonly weekend?: number | undefined
  readonly order?: number | undefined
}

interface Weekend {
  readonly n: number
  readonly days: readonly { readonly date: string }[]
}

/** The weekend of an event: the one that staff chose, otherwise the one with its first day. */
export function weekendOfEvent<W extends Weekend>({ weekend, start }: Omit<EventInGuide, 'id'>, weekends: readonly W[]): W | undefined {
  const date = start.local.slice(0, 10)
  return weekends.find(({ n }) => n === weekend) ?? weekends.find(({ days }) => days.some(day => day.date === date))
}

/** Events by weekend, in each as staff ordered them and then by time. One outside of all weekends stands where its day is among them. */
export function eventsInGuideOrder<E extends EventInGuide>(events: readonly E[], weekends: readonly Weekend[]): readonly E[] {
  const keyed = events.map(event => ({ event, day: groupDay(event, weekends), order: event.order ?? Number.POSITIVE_INFINITY }))
  return keyed
    .sort(
      (a, b) =>
        compare(a.day, b.day) || compare(a.order, b.order) || compare(a.event.start.local, b.event.start.local) || compare(a.event.id, b.event.id),
    )
    .map(({ event }) => event)
}

const groupDay = (event: EventInGuide, weekends: readonly Weekend[]): string => {
  const days = weekendOfEvent(event, weekends)?.days.map(({ date }) => date) ?? []
  return days.toSorted()[0] ?? event.start.local.slice(0, 10)
}

const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)
