import type { DeadlineKey } from '../../../domain/guide/clock/deadline'
import type { ListingPart } from '../../../domain/guide/house-style/listing-completeness'
import type { NextStep } from '../../../domain/guide/portal/listing-next-step'

/** The next step of a listing, as a short label. */
export const stepLabels: Readonly<Record<NextStep, string>> = {
  pay: 'Not paid yet',
  finish: 'To be finished',
  changes: 'Changes requested',
  send: 'Complete, not sent yet',
  review: 'Our staff is reading it',
  approved: 'Approved',
  proof: 'Proof to be checked',
  proofed: 'Proof approved',
  published: 'On the web',
  printed: 'Printed',
  withdrawn: 'Withdrawn',
}

/** The label of the button for the next step. */
export const stepActions: Partial<Readonly<Record<NextStep, string>>> = {
  pay: 'Pay the registration',
  finish: 'Finish the listing',
  changes: 'Make the changes',
  send: 'Send it to our staff',
  proof: 'Check the proof',
}

/** What a deadline means for artists. */
export const deadlineLabels: Partial<Readonly<Record<DeadlineKey, string>>> = {
  earlyEnds: 'The early price ends',
  regularEnds: 'The regular price ends',
  lateEnds: 'Registration closes',
  imageDue: 'Pictures are due',
  proofOpens: 'Proofs open',
  proofCloses: 'Proofs close',
  addressLock: 'Addresses are fixed',
  printLock: 'The guide goes to print',
  guideOut: 'The guide is out',
}

export const partLabels: Readonly<Record<ListingPart, string>> = {
  name: 'Name',
  medium: 'Medium',
  place: 'Place',
  pin: 'Pin',
  hours: 'Hours',
  text: 'Text for print',
  picture: 'Picture',
  access: 'Access',
}
