import type { AdOrder } from '../../../../domain/ads/ad-orders.collection'
import { inchesOf } from '../../../../domain/ads/preflight/ad-preflight'
import type { Sheet } from '../../../../domain/exports/csv-sheet'

/** An advertisement on the flat plan with its file; without one, its artwork has not come. */
export interface CollectedArt {
  readonly ad: Pick<AdOrder, 'flatPlan' | 'business' | 'size' | 'position' | 'space'>
  readonly file?: { readonly name: string; readonly bytes: number } | undefined
}

const header = ['File', 'Bytes', 'Page', 'Slot', 'Advertiser', 'Ad space', 'Position', 'Width in inches', 'Height in inches', 'Bleed in inches']

/** What is in the ZIP of the artwork, by page, for whoever lays the guide out; what is missing is listed too, without a file. */
export const artManifest = (collected: readonly CollectedArt[]): Sheet => ({
  header,
  rows: collected
    .toSorted((a, b) => (a.ad.flatPlan?.page ?? 0) - (b.ad.flatPlan?.page ?? 0))
    .map(({ ad: { flatPlan, business, size, position, space }, file }) => [
      file?.name ?? '',
      file?.bytes ?? '',
      flatPlan?.page ?? '',
      flatPlan?.slot ?? '',
      business ?? '',
      size ?? '',
      position ?? '',
      ...(space ? [inchesOf(space.w), inchesOf(space.h), inchesOf(space.bleed)] : ['', '', '']),
    ]),
})
