/** States of registrations, and of listings without one, for a host. */
export const registrationLabels: Readonly<Record<string, string>> = {
  draft: 'Not sent yet',
  waitlisted: 'On the waiting list',
  offered: 'Place offered',
  submitted: 'Not paid',
  awaiting_payment: 'Not paid',
  paid: 'Paid',
  ready: 'Sent to our staff',
  in_review: 'Being reviewed',
  changes_requested: 'Changes requested',
  approved: 'Approved',
  confirmed: 'Confirmed',
  locked: 'Printed',
  published: 'In the guide',
}
