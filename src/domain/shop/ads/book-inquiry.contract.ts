import * as v from 'valibot'
import { adStaff } from '../../ads/pipeline/ad-staff'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'

/**
 * Books for an advertiser the space that they asked for, at the price of the inquiry: takes it, creates the order, and mails the invoice. It is
 * paid and lapses like any other invoice; one that costs nothing is paid at once. Refuses with `ad-sold-out`, and with `illegal-transition` what is no inquiry.
 */
export const bookInquiry = cloudFunction({
  name: 'bookInquiry',
  access: adStaff,
  limit: { account: hourly(120) },
  input: v.strictObject({ adId: recordId }),
  output: v.strictObject({}),
})
