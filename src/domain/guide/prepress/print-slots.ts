/** Size of a picture on the printed page, in millimeters. */
export interface PrintSlot {
  readonly width: number
  readonly height: number
}

/** The fields of an edition that determine its print sizes. */
interface PrintedEdition {
  readonly tiers?: readonly string[] | undefined
  readonly tiersWithPicture?: readonly string[] | undefined
  readonly pictureSlot?: { readonly w: number; readonly h: number } | undefined
}

export const mmPerInch = 25.4

/** The page of a guide whose edition names no other: 5.5 × 8.5 inches, in millimeters. */
export const usualTrim = { w: 5.5 * mmPerInch, h: 8.5 * mmPerInch }

/** 2.25 in, the default of an edition: two columns fit on the default trim of 5.5 × 8.5 in. */
const defaultSide = 2.25 * mmPerInch

/** The picture that the guide prints beside a listing of this tier; `undefined` for tiers without one. A listing without a tier, such as an imported one, has a picture. */
export function printSlotOf({ tiers = [], tiersWithPicture, pictureSlot }: PrintedEdition, tier: string | undefined): PrintSlot | undefined {
  const withPicture = tiersWithPicture ?? tiers.slice(0, 1)
  if (tier !== undefined && withPicture.length > 0 && !withPicture.includes(tier)) return undefined
  return { width: pictureSlot?.w ?? defaultSide, height: pictureSlot?.h ?? defaultSide }
}

/** Heights in millimeters of the parts of a listing's printed card. The strip has room for the map number, which is assigned last. */
export const printCard = { strip: 7, padding: 1.5, facts: 27, blurb: 17 } as const

/** The size of a listing's printed card in millimeters: as wide as the column, which the picture fills. */
export const cardSize = (column: PrintSlot, hasPicture: boolean): PrintSlot => ({
  width: column.width,
  height: printCard.strip + (hasPicture ? column.height : 0) + printCard.facts + printCard.blurb,
})
