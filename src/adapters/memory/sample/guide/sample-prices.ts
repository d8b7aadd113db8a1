import { prices } from '../../../../domain/guide/price-tables.collection'
import { usualPrices } from '../../../../domain/guide/pricing/usual-prices'
import { guideEditor } from '../people/sample-cast'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

/** The prices of registrations: ten dollars less the year before; this year also a price for groups and one for scholarships. */
export function samplePrices(): SampleDocument[] {
  const { rows, ...volunteers } = usualPrices()
  const before = rows.map(row => ({ ...row, cents: row.cents - 1000 }))
  const version = (edition: string, n: number, given: typeof rows, status: 'active' | 'superseded') =>
    sampleDocument(
      prices,
      String(n),
      { version: n, rows: given, ...volunteers, status },
      { by: guideEditor, at: instantAt(`${edition}-01-${10 + n}T10:30`) },
      { edition },
    )
  const forGroups = rows
    .filter(({ tier, audience, registration }) => tier === 'Participating' && audience === 'member' && registration === 1)
    .flatMap(row => [
      { ...row, audience: 'group' as const, groupFrom: 5, cents: row.cents - 2000 },
      { ...row, audience: 'group' as const, groupFrom: 12, cents: row.cents - 4000 },
      { ...row, audience: 'scholarship' as const, cents: 4000 },
    ])
  return [version('2026', 1, before, 'active'), version('2027', 1, rows, 'superseded'), version('2027', 2, [...rows, ...forGroups], 'active')]
}
