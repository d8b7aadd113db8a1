/** Every IANA zone the browser knows; UTC is asked for by name because lists of places leave it out. */
export const allZones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone').filter(zone => zone !== 'UTC')]

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

/** The zone named after this city, if there is one: a suggestion, because most cities have none. */
export const zoneNamedAfter = (city: string, zones: readonly string[] = allZones()): string | undefined =>
  city.trim() ? zones.find(zone => zone.includes('/') && folded(zone.split('/').at(-1) ?? '') === folded(city)) : undefined
