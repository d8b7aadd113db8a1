/** The price of shipping up to a weight. */
export interface ShippingBand {
  readonly upToG: number
  readonly cents: number
}

export interface Shipping {
  /** From the lightest to the heaviest. */
  readonly bands: readonly ShippingBand[]
  readonly accountCode: string
}

/** Id and reference of the order line that pays for shipping. */
export const shippingId = 'shipping'

/** The weight of the goods to be sent; `undefined` if there are none. */
export function sentWeight(pieces: readonly { readonly weightG?: number | undefined; readonly quantity: number }[]): number | undefined {
  const things = pieces.filter(({ weightG }) => weightG !== undefined)
  return things.length === 0 ? undefined : things.reduce((sum, { weightG = 0, quantity }) => sum + weightG * quantity, 0)
}

/** `undefined` if it is too heavy to be sent. */
export const bandFor = ({ bands }: Shipping, weightG: number): ShippingBand | undefined => bands.find(({ upToG }) => weightG <= upToG)
