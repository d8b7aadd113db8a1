/** Rows asked for in the address. */
export const wanted = Number(new URLSearchParams(location.search).get('rows') ?? 100_000)

/** Marks the moment at which the table is given its rows. */
export const started = (): void => void performance.mark('rows-given')
