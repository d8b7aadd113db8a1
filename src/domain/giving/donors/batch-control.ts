/** What staff counted before they entered a batch: the gifts, and the money in cents. */
export interface BatchControl {
  readonly count: number
  readonly totalCents: number
}

/** The same of what they entered; goods have no amount. */
export const batchSums = (gifts: readonly { readonly amountCents?: number | undefined }[]): BatchControl => ({
  count: gifts.length,
  totalCents: gifts.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0),
})

/** Whether a batch may be recorded. */
export const agrees = (entered: BatchControl, counted: BatchControl): boolean =>
  entered.count === counted.count && entered.totalCents === counted.totalCents
