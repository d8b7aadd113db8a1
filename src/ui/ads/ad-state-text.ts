import type { AdOrder } from '../../domain/ads/ad-orders.collection'

export const adStateNames: Readonly<Record<AdOrder['status'], string>> = {
  enquiry: 'Inquiry',
  booked: 'Waiting for payment',
  invoiced: 'Invoice sent',
  paid: 'Paid',
  art_due: 'Artwork due',
  preflight: 'We check the artwork',
  proof: 'Proof ready',
  approved: 'Approved',
  placed: 'In the guide',
  published: 'Published',
  cancelled: 'Canceled',
}

/** What is next, for the advertiser. */
export const adNextSteps: Readonly<Record<AdOrder['status'], string>> = {
  enquiry: 'We write to you when this space becomes free. You owe nothing.',
  booked: 'Pay within an hour to keep the space.',
  invoiced: 'Pay the invoice within two weeks to keep the space. Send a check with its number on it.',
  paid: 'Send your artwork.',
  art_due: 'Send your artwork.',
  preflight: 'Our staff look at your artwork, usually within three days. Then you get a proof.',
  proof: 'Look at the proof. Approve it, or tell us what to change.',
  approved: 'There is nothing to do. We place it in the guide.',
  placed: 'It has its place in the guide. There is nothing to do.',
  published: 'Visitors can see it.',
  cancelled: 'It is canceled, and its space is free again.',
}
