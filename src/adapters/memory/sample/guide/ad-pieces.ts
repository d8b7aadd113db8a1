import type { AdSpace } from '../../../../domain/ads/pricing/ad-price-table'
import { usualAdPrices } from '../../../../domain/ads/pricing/usual-ad-prices'
import { mmPerInch } from '../../../../domain/guide/prepress/print-slots'
import type { ArtPiece } from '../art/art-piece'
import type { DrawingStyleName } from '../art/drawing-styles'

/** Order, place in the price table, style and palette of the artwork that advertisers sent. */
const sent = [
  ['ad-brewery', 0, 'vessels', 3],
  ['ad-gallery', 2, 'fields', 5],
  ['ad-ferry', 2, 'strata', 1],
  ['ad-supplies', 3, 'truchet', 2],
  ['ad-cinema', 3, 'pinhole', 4],
  ['ad-bookshop', 4, 'facades', 0],
  ['ad-pottery', 4, 'totem', 6],
  ['ad-print', 4, 'plotter', 2],
  ['ad-florist', 5, 'botanical', 1],
  ['ad-loom', 5, 'weave', 5],
  ['ad-bistro-2026', 4, 'vessels', 0],
] as const satisfies readonly (readonly [string, number, DrawingStyleName, number])[]

/** Pixels at 300 dots an inch with bleed, drawn at a third of the size. */
const third = 3
const pixels = (mm: number) => Math.ceil(((mm / mmPerInch) * 300) / third)

export const adPiece = (name: string, { w, h, bleed }: AdSpace, style: DrawingStyleName, palette: number): ArtPiece => ({
  name,
  style,
  palette,
  width: pixels(w + 2 * bleed),
  height: pixels(h + 2 * bleed),
  scale: third,
})

/** The artwork of the sample's advertisements, by its order. */
export function adPieces(): ReadonlyMap<string, ArtPiece> {
  const { rows } = usualAdPrices()
  return new Map(sent.map(([order, at, style, palette]) => [order, adPiece(order, rows[at]!, style, palette)]))
}
