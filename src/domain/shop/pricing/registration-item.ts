import type { prices } from '../../guide/price-tables.collection'
import type { DataOf } from '../../shared/records/collection'
import type { CatalogItem } from './catalog'

type PriceTable = Pick<DataOf<typeof prices>, 'version' | 'rows'>
/** What decides the price: the tier, the phase on the day it was submitted, who registers, and whether it is their first or second. */
export type RegistrationPrice = Omit<PriceTable['rows'][number], 'cents'>

/** A registration as something to buy; `undefined` where the table has no price for it. */
export function registrationItem(
  { version, rows }: PriceTable,
  { tier, phase, audience, registration }: RegistrationPrice,
  of: Pick<CatalogItem, 'refId' | 'accountCode'>,
): CatalogItem | undefined {
  const row = rows.find(found => found.tier === tier && found.phase === phase && found.audience === audience && found.registration === registration)
  const title = `${registration === 1 ? 'Registration' : 'Second registration'}: ${tier}`
  return row && { ...of, kind: 'registration', title, version, price: row.cents, fmvCents: 0 }
}
