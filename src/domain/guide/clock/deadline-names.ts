import type { DeadlineKey } from './deadline'

export const deadlineNames: Readonly<Record<DeadlineKey, string>> = {
  callOpens: 'Call opens',
  earlyEnds: 'Early registration ends',
  regularEnds: 'Regular registration ends',
  lateEnds: 'Late registration ends',
  imageDue: 'Pictures are due',
  proofOpens: 'Proofs open',
  proofCloses: 'Proofs close',
  addressLock: 'Addresses are locked',
  printLock: 'Print is locked',
  guideOut: 'The guide is out',
  refundsEnd: 'Refunds end',
  adClose: 'Advertising closes',
  artDue: 'Artwork of advertisements is due',
}
