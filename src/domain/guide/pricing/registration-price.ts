import type { DataOf } from '../../shared/records/collection'
import type { PricePhase } from '../price-phases'
import type { prices } from '../price-tables.collection'

/** The fields of a price version that determine a fee. */
export type PriceTable = Pick<DataOf<typeof prices>, 'rows' | 'volunteerCents' | 'volunteerHours'>
export type PriceRow = PriceTable['rows'][number]
export type PriceAudience = PriceRow['audience']

export interface PricedRegistration {
  readonly tier: string
  /** 1 or 2: whether it is the person's first or second registration. */
  readonly n: number
  readonly audience: PriceAudience
  /** Number of artists who register in the same place; used for the audience `group`. */
  readonly groupSize?: number
  readonly volunteerHours?: number
  /** The share of the fee that a waiver covers, 0–100. */
  readonly waiverPercent?: number
}

/** `fee` for the first registration, `second` for the second; the other lines lower it. */
export interface PriceLine {
  readonly kind: 'fee' | 'second' | 'waiver' | 'volunteer'
  readonly cents: number
}

export interface RegistrationPrice {
  /** Lines in cents that add up to the total. */
  readonly lines: readonly PriceLine[]
  /** Never negative. */
  readonly totalCents: number
}

/**
 * The price of a registration in a phase; `undefined` if the table has none. The waiver is applied first, so that volunteer hours are not
 * used up if it covers everything; hours lower the remainder and are never paid out.
 */
export function registrationPrice(table: PriceTable, wanted: PricedRegistration, phase: PricePhase): RegistrationPrice | undefined {
  const fee = priceRow(table.rows, wanted, phase)?.cents
  if (fee === undefined) return undefined
  const waived = Math.round((fee * percent(wanted.waiverPercent)) / 100)
  const hours = Math.min(Math.max(0, wanted.volunteerHours ?? 0), table.volunteerHours)
  const credit = Math.min(Math.floor(hours * table.volunteerCents), fee - waived)
  return {
    lines: [
      { kind: wanted.n === 1 ? 'fee' : 'second', cents: fee },
      ...(waived > 0 ? [{ kind: 'waiver', cents: -waived } as const] : []),
      ...(credit > 0 ? [{ kind: 'volunteer', cents: -credit } as const] : []),
    ],
    totalCents: fee - waived - credit,
  }
}

/** Whether any registration costs members less. */
export const membersPayLess = (rows: readonly PriceRow[]): boolean =>
  rows.some(
    ({ audience, tier, phase, registration, cents }) =>
      audience === 'nonMember' && (priceRow(rows, { tier, n: registration, audience: 'member' }, phase)?.cents ?? cents) < cents,
  )

/** The matching row; for groups, the highest step that the group reaches. */
function priceRow(rows: readonly PriceRow[], { tier, n, audience, groupSize = 1 }: PricedRegistration, phase: PricePhase): PriceRow | undefined {
  const steps = rows.filter(
    row => row.tier === tier && row.phase === phase && row.audience === audience && row.registration === n && (row.groupFrom ?? 1) <= groupSize,
  )
  return steps.toSorted((a, b) => (b.groupFrom ?? 1) - (a.groupFrom ?? 1))[0]
}

const percent = (given = 0) => Math.min(100, Math.max(0, given))
