/** The host of an address, without `www`; the address itself if it has none. */
export const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link)
