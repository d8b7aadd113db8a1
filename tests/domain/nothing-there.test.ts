import { expect, it } from 'vitest'
import { handlers } from '../../src/domain/handlers'
import { brokenRuleOf } from '../../src/domain/shared/functions/cloud-function'
import { isPortError } from '../../src/ports/errors'
import { memoryWorld } from '../support/memory-world'
import { plausibleInput } from '../support/plausible-input'
import { asSuperadmin } from '../support/staff-world'

/** The rule that refused the call, else the error code. Any other failure is a bug. */
const refusalOf = (error: unknown): string =>
  brokenRuleOf(error)?.rule ?? (isPortError(error, 'functions') ? (error as { readonly code: string }).code : `failed: ${error}`)

/** The outcome of each callable on the first day of an organization, with ids that do not exist. */
const expected = {
  'backup-unreadable': 'beginRestore',
  'ads-closed': 'bookAd',
  'batch-disagrees': 'recordGifts',
  'bulk-not-running': 'bulkRun bulkUndo',
  'card-unknown': 'issueCard',
  'consent-evidence': 'answerForPerson',
  'donor-missing': 'recordPledge',
  'draw-unset': 'drawPrizes',
  'edition-missing':
    'activateAdPrices activatePrices assignNeighbourhoods buildFlipbook cloneChecklists copyEdition freezeNumbers inviteArtists joinWaitlist lockForPrint moveEdition notifyWhenOpen previewDeadlines publishSnapshot runIndexer savePrices setDeadlines submitRegistration',
  'event-dates': 'addEvent changeEvent submitEvent',
  'event-closed': 'replyToEvent',
  'edition-unpublished': 'chooseCurrentEdition',
  'import-changed': 'importStart plannedRows',
  'import-not-running': 'importControl importRun importUndo importUndoPlan',
  'invalid-argument': 'importPlan mergeCards movePage setWeekends swapWeekends',
  'merge-over': 'changePersonContacts mergePeople previewMerge undoMerge',
  'no-account': 'setRole startMasquerade',
  'not-an-artist': 'publishMyWorks submitOwnPage',
  'not-found':
    'acceptPolicy acceptSeat adAvailability addErratum anonymisePerson answerAdProof answerInvitation approveRole askWaiver bookInquiry bringBackupPart bulkStart cancelAd cancelEvent cancelMembership changeAd changeLevels changeListing changeMonthlyCard changePageState changeVariants checkInGuests confirmPin continueRestore createPrivateShare decideEligibility decideFeeWaiver decideRestore decideWaiver deleteAccount disableAccount discardRestore examineRestore extendMembership giveTerm inviteSeat keepRenewalCard linkAccount mailFailedPayment manageSubscription markAttendance moveAd moveArticles moveBug moveMembership moveMembershipProduct moveWeekend noteExport nudgeArtist offerWaitlist openEventLink openExport openResource orderMembership placePin previewEvent publishFlipbook publishPolicy purgeRecords quoteAdCancellation quoteWithdrawal readAdArt readAdResults readDoorList readDoorVisits readLetter readListingPicture readPrivateShare readResourceFile refundPayment removeEventTicket removeSecondFactor requestExport resendReceipt resolvePrivateShare restoreRecords reviewArtist reviewItem revokePrivateShare revokeRole revokeSessions saveHeights saveRecord saveStreets sendAccountLink sendAdArt setCapacity setDoorStatus setEventTicket setHost snapPin splitCard suspendMembership transitionListing trashRecords voidGoods voidLetter withdrawRegistration workOnMessage writeOffPledge',
  'order-refused': 'createCheckout createDeskOrder',
  'order-unknown':
    'askRefund continueCheckout holdAgain matchPayment openDownload readOrder recordCountedPayments recordManualPayment sendPaymentLink',
  'permission-denied': 'arrangePictures readDownload',
  'picture-refused': 'addWork',
  'proof-missing': 'sendProof',
  'record-overtaken': 'declineRefund noteThanks publishSectionNav reviewEvent',
  'segment-unreadable': 'runSegment',
  'settings-missing': 'publishNavigation setLogo',
  'sold-out': 'claimCapacity',
  'stamp-code-wrong': 'stampPassport',
  'staff-account': 'deleteMyAccount',
  'not asked': 'addPerson countVisit freezeSegment removeOrphanFile saveAdPrices saveOutlines setPlanPages',
}

const none = 'nobody'
const at = '00000000-0000-4000-8000-000000000000'
/** What the others answer; of texts that differ each time, `expect` says what is known. */
const answers = {
  acceptPins: { accepted: 0, left: 1 },
  adoptEmail: { changed: false },
  adoptOrders: { adopted: 0 },
  arrangeMenu: { header: 1, footer: 3 },
  beginCause: {},
  checkLinks: { links: [{ to: 'nobody', state: 'unchecked' }] },
  changeEventTag: { events: 0 },
  checkResourceLinks: { works: 0, broken: 0, unreachable: 0, unchecked: 0 },
  claimStamps: { claimed: 0 },
  countSaves: { counts: [] },
  createPage: { id: none },
  endSeat: {},
  exportMyData: expect.objectContaining({ account: expect.objectContaining({ email: 'superadmin@saltlight.example' }) }),
  findByReceiptNumber: { found: [] },
  findDuplicates: { people: 1, pairs: 0, added: 0, gone: 0 },
  geocodeBatch: { service: 'street-index', pins: [{ listingId: none, found: 'nothing' }] },
  importDiscard: {},
  issueLetters: { rows: [], left: 0 },
  joinAsMember: { personId: 'p-superadmin', isNew: false },
  keepJoining: { draft: {}, hasJoined: true },
  listAccounts: { accounts: [expect.objectContaining({ personId: 'p-superadmin', providers: ['password'], roles: ['superadmin'] })] },
  listCardKeys: { keys: { k1: expect.objectContaining({ kty: 'EC' }) } },
  listDonors: { donors: [] },
  listMonthlyPayers: { payers: [] },
  listPrivateShares: { shares: [] },
  listingPictures: { pictures: [] },
  lookAtHealth: { found: 1 },
  nameDonor: { gifts: 0 },
  namePayers: { names: ['Deleted person'] },
  noteStaffSignIn: { lastAt: null, refused: 0 },
  previewCancellations: { rows: [{ membershipId: none, why: 'unknown', refunds: [] }] },
  printCards: { cards: [], left: [{ membershipId: none, reason: 'unknown' }] },
  publishAds: { published: 0 },
  publishArtists: { hash: expect.any(String), artists: 0, works: 0 },
  publishCalendar: { hash: expect.any(String), events: 0 },
  publishEvents: { published: 0, left: [none] },
  // `savePolicy` has drafted the policy.
  publishTemplates: { pages: 1, policies: 0 },
  quoteDeskOrder: { state: 'refused', refusals: [{ reason: 'unknown-item', lineId: none }] },
  quoteOrder: { state: 'refused', refusals: [{ reason: 'unknown-item', lineId: none }] },
  readBackupKey: { fingerprint: expect.any(String) },
  readOwnSeats: { seats: [] },
  readPersonMoney: { lines: [], givenCents: 0 },
  readPlaceInLine: {},
  recordConsent: { recorded: true },
  remindMembers: { reminded: 0, left: [{ membershipId: none, reason: 'unknown' }] },
  reportBug: { id: at },
  reservePicture: { path: `pictures/p-superadmin/${none}.jpg` },
  resolveShortLink: { state: 'none' },
  restoreImages: { done: [], missing: [none] },
  saveChecklist: { outcome: 'overtaken' },
  saveItems: null,
  savePolicy: { version: 1 },
  saveSearch: null,
  sendContactMessage: { id: at },
  stopMasquerade: {},
  syncOfflineScans: { outcomes: [{ offlineId: at, outcome: 'card-unknown' }] },
  takeBackInvitations: { takenBack: 0, more: false },
  trashImages: { done: [], inUse: [], missing: [none] },
  writeHandbook: { outcome: 'overtaken' },
}

it('a call with ids that do not exist is answered or refused with a reason, and never fails otherwise', async () => {
  const world = await memoryWorld({ firstDay: true, as: 'superadmin' })
  const refused: Record<string, string[]> = {}
  const answered: Record<string, unknown> = {}
  for (const handler of handlers) {
    const { name, input: schema } = handler.contract
    const input = plausibleInput(schema)
    const refuse = (why: string) => (refused[why] ??= []).push(name)
    if (input === undefined) refuse('not asked')
    else
      await asSuperadmin(world, handler, input).then(
        answer => void (answered[name] = answer),
        error => refuse(refusalOf(error)),
      )
  }
  const inOrder = Object.fromEntries(Object.entries(refused).map(([why, names]) => [why, names.toSorted().join(' ')]))
  expect(inOrder).toEqual(expected)
  expect(answered).toEqual(answers)
})
