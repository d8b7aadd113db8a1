interface Dated {
  readonly id: string
  readonly year: number
  readonly startsOn?: string | undefined
}

/** Editions, newest first: by year, then by first day; editions without days by key. */
export function newestFirst<E extends Dated>(all: readonly E[]): readonly E[] {
  const order = ({ id, year, startsOn = '' }: E) => `${year} ${startsOn} ${id}`
  return all.toSorted((a, b) => (order(a) < order(b) ? 1 : -1))
}
