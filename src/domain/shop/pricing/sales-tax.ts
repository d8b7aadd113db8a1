import { allocate, portion, sumOf } from './allocate-cents'

/** The sales tax rate for ZIP codes that begin with `zip`: `941` has priority over `94`, and an empty `zip` applies everywhere else. */
export interface ZipRate {
  readonly zip: string
  /** 86,250 for 8.625 %. */
  readonly millionths: number
}

const zipForm = /^\d{5}(-\d{4})?$/
export const isZip = (zip: string | undefined): zip is string => zip !== undefined && zipForm.test(zip)

/** The rate of the longest matching prefix; zero if the organization collects no tax. */
export function rateAt(rates: readonly ZipRate[], zip: string): number {
  const fitting = rates.filter(rate => zip.startsWith(rate.zip))
  return fitting.reduce<ZipRate>((best, rate) => (rate.zip.length > best.zip.length ? rate : best), fitting[0] ?? { zip: '', millionths: 0 })
    .millionths
}

/** The tax on each amount: rounded half up once for the order, then allocated, so that its lines add up to it. */
export const spreadTax = (taxedCents: readonly number[], millionths: number): number[] =>
  allocate(portion(sumOf(taxedCents), millionths, 1_000_000), taxedCents)
