/** The control totals that staff count before they enter a batch: number of gifts, and money in cents. */
export interface BatchControl {
  readonly count: number
  readonly totalCents: number
}

/** The same totals of the entered gifts; goods have no amount. */
export const batchSums = (gifts: readonly { readonly amountCents?: number | undefined }[]): BatchControl => ({
  count: gifts.length,
  totalCents: gifts.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0),
})

/** Whether a batch may be recorded. */
export const agrees = (entered: BatchControl, counted: BatchControl): boolean =>
  entered.count === counted.count && entered.totalCents === counted.totalCents
