/** Number of rows, from the address. */
export const wanted = Number(new URLSearchParams(location.search).get('rows') ?? 100_000)

/** Marks the time at which the table receives its rows. */
export const started = (): void => void performance.mark('rows-given')
