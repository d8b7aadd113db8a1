import { expect, it } from 'vitest'
import { handlers } from '../../src/domain/handlers'
import { brokenRuleOf } from '../../src/domain/shared/functions/cloud-function'
import { isPortError } from '../../src/ports/errors'
import { memoryWorld } from '../support/memory-world'
import { plausibleInput } from '../support/plausible-input'
import { asSuperadmin } from '../support/staff-world'

/** The rule that refused the call, else the error code. Any other failure is a bug. */
const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) =>
      brokenRuleOf(error)?.rule ?? (isPortError(error, 'functions') ? (error as { readonly code: string }).code : `failed: ${error}`),
  )

/** The outcome of each callable on the first day of an organization, with ids that do not exist. */
const expected = {
  'backup-unreadable': 'beginRestore',
  'batch-disagrees': 'recordGifts',
  'bulk-not-running': 'bulkRun bulkUndo',
  'card-unknown': 'issueCard',
  'consent-evidence': 'answerForPerson',
  'donor-missing': 'recordPledge',
  'edition-missing':
    'activateAdPrices activatePrices assignNeighbourhoods cloneChecklists copyEdition freezeNumbers inviteArtists joinWaitlist lockForPrint moveEdition notifyWhenOpen previewDeadlines publishSnapshot runIndexer savePrices setDeadlines submitRegistration',
  'edition-unpublished': 'chooseCurrentEdition',
  'import-changed': 'importStart plannedRows',
  'import-not-running': 'importControl importRun importUndo importUndoPlan',
  'invalid-argument': 'importPlan mergeCards setWeekends swapWeekends',
  'merge-over': 'changePersonContacts mergePeople previewMerge undoMerge',
  'no-account': 'setRole startMasquerade',
  'not-an-artist': 'publishMyWorks submitOwnPage',
  'not-found':
    'acceptSeat adAvailability addErratum anonymisePerson answerInvitation approveRole askWaiver bringBackupPart bulkStart cancelMembership changeLevels changeListing changeMonthlyCard changeVariants confirmPin continueRestore decideEligibility decideFeeWaiver decideRestore decideWaiver deleteAccount disableAccount discardRestore examineRestore extendMembership giveTerm inviteSeat keepRenewalCard linkAccount manageSubscription moveArticles moveBug moveMembership moveMembershipProduct moveWeekend noteExport nudgeArtist offerWaitlist openEventLink openExport openResource orderMembership placePin purgeRecords quoteWithdrawal readLetter readListingPicture readResourceFile refundPayment removeSecondFactor requestExport resendReceipt restoreRecords reviewArtist reviewItem revokeRole revokeSessions saveRecord sendAccountLink setCapacity snapPin splitCard suspendMembership transitionListing trashRecords voidGoods voidLetter withdrawRegistration workOnMessage writeOffPledge',
  'order-refused': 'createCheckout createDeskOrder',
  'order-unknown': 'askRefund continueCheckout holdAgain matchPayment openDownload readOrder recordManualPayment sendPaymentLink',
  'permission-denied': 'arrangePictures readDownload',
  'picture-refused': 'addWork',
  'proof-missing': 'sendProof',
  'record-overtaken': 'declineRefund noteThanks',
  'segment-unreadable': 'runSegment',
  'settings-missing': 'setLogo',
  'sold-out': 'claimCapacity',
  'staff-account': 'deleteMyAccount',
  answered:
    'acceptPins adoptEmail adoptOrders arrangeMenu beginCause checkResourceLinks countSaves endSeat exportMyData findByNumber findDuplicates geocodeBatch importDiscard issueLetters joinAsMember keepJoining listAccounts listCardKeys listDonors listMonthlyPayers listingPictures lookAtHealth nameDonor noteStaffSignIn previewCancellations publishArtists publishCalendar publishEvents publishTemplates quoteDeskOrder quoteOrder readBackupKey readOwnSeats readPersonMoney recordConsent remindMembers reportBug reservePicture resolveShortLink restoreImages saveChecklist saveItems saveSearch sendContactMessage stopMasquerade syncOfflineScans takeBackInvitations trashImages writeHandbook',
  'not asked': 'addPerson countVisit freezeSegment removeOrphanFile saveAdPrices saveOutlines',
}

it('a call with ids that do not exist is answered or refused with a reason, and never fails otherwise', async () => {
  const world = await memoryWorld({ firstDay: true, as: 'superadmin' })
  const found: Record<string, string[]> = {}
  for (const handler of handlers) {
    const input = plausibleInput(handler.contract.input)
    const outcome = input === undefined ? 'not asked' : await outcomeOf(asSuperadmin(world, handler, input))
    ;(found[outcome] ??= []).push(handler.contract.name)
  }
  const inOrder = Object.fromEntries(Object.entries(found).map(([outcome, names]) => [outcome, names.toSorted().join(' ')]))
  expect(inOrder).toEqual(expected)
})
