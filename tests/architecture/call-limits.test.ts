import { describe, expect, it } from 'vitest'
import { handlers } from '../../src/domain/handlers'
import type { Allowance, FunctionContract } from '../../src/domain/shared/functions/cloud-function'
import { allows } from '../../src/domain/shared/records/policy'
import { sourceFiles } from './source-files'

const contracts = handlers.map(({ contract }) => contract).sort((a, b) => (a.name < b.name ? -1 : 1))
type Contract = (typeof contracts)[number]

const isAnonymous = ({ access }: Contract) => allows(access, undefined, { fields: {} })
/** Callables for every member, because anybody can create an account. */
const isForEverybody = ({ access }: Contract) => allows(access, { uid: 'u', claims: { pid: 'p' } }, { fields: {} })
const sendsMail = (text: string) => /mailer\.send\(|mailPerson\(/.test(text)
/** Handlers of files that send mail: those whose contract is named before the first mail. */
const mailing = sourceFiles('src/domain')
  .filter(({ name, text }) => name.endsWith('.handler.ts') && sendsMail(text))
  .flatMap(({ text }) => {
    const handlersInFile = [...text.matchAll(/defineHandler\(\s*(\w+)/g)].map(([, name]) => name!)
    return handlersInFile.length === 1
      ? handlersInFile
      : handlersInFile.filter(name => sendsMail(text.split(`defineHandler(${name},`)[1]?.split('defineHandler(')[0] ?? ''))
  })
const isCostly = ({ name, heavy }: Contract) =>
  heavy === true || mailing.includes(name) || /^(import|restoreBackup|openExport|exportMyData|plannedRows|checkResourceLinks)/.test(name)

const said = (allowance: Allowance | undefined) =>
  allowance ? `${allowance.most} ${allowance.within === 3_600_000 ? 'an hour' : allowance.within === 86_400_000 ? 'a day' : '?'}` : ''
const row = ({ name, limit }: Contract) => {
  const { network, account, target, rule, holds } = limit!
  const words = [
    network && `network ${said(network)}`,
    account && `account ${said(account)}`,
    target && `target ${said(target)}`,
    rule,
    holds && `holds ${holds}`,
  ]
  return `${name}: ${words.filter(Boolean).join(', ')}`
}
const without = (of: readonly FunctionContract<unknown, unknown>[], ...oneOf: readonly ('network' | 'account' | 'target')[]) =>
  of.filter(({ limit }) => !oneOf.some(per => limit?.[per])).map(({ name }) => name)

describe('the limits of callables', () => {
  it('hold for each network where no account is needed', () => {
    expect(without(contracts.filter(isAnonymous), 'network')).toEqual([])
  })

  it('hold for each account where anybody may have one, and where a call is costly', () => {
    expect(
      without(
        contracts.filter(one => !isAnonymous(one) && (isForEverybody(one) || isCostly(one))),
        'account',
      ),
    ).toEqual([])
  })

  it('hold for whom a mail goes to, unless it goes to the caller or staff decide on each', () => {
    expect(mailing).toContain('joinAsMember')
    expect(
      without(
        contracts.filter(({ name }) => mailing.includes(name)),
        'target',
      ),
    ).toEqual([
      'addEvent',
      'anonymisePerson',
      'decideEligibility',
      'decideFeeWaiver',
      'decideWaiver',
      'deleteMyAccount',
      'drawPrizes',
      'giveTerm',
      'inviteArtists',
      'moveBug',
      'moveWeekend',
      'remindMembers',
      'removeSecondFactor',
      'reviewArtist',
      'splitCard',
      'swapWeekends',
      'workOnMessage',
    ])
  })

  it('are exactly these', () => {
    expect(contracts.filter(({ limit }) => limit).map(row)).toMatchInlineSnapshot(`
      [
        "acceptPolicy: account 60 an hour",
        "acceptSeat: account 60 an hour",
        "activateAdPrices: account 240 an hour",
        "activatePrices: account 240 an hour",
        "adAvailability: network 240 an hour",
        "addErratum: account 200 a day",
        "addEvent: account 120 an hour",
        "addWork: account 200 a day",
        "adoptEmail: account 30 an hour",
        "adoptOrders: account 60 an hour",
        "anonymisePerson: account 20 a day",
        "answerAdProof: account 120 an hour",
        "answerInvitation: account 50 a day",
        "arrangePictures: account 600 an hour",
        "askRefund: network 60 an hour, account 30 an hour, target 5 an hour",
        "askWaiver: account 5 a day",
        "beginCause: account 60 an hour",
        "beginRestore: account 20 an hour",
        "bookAd: account 30 an hour, target 5 a day",
        "bookInquiry: account 120 an hour",
        "bringBackupPart: account 20000 an hour",
        "buildFlipbook: account 120 an hour",
        "bulkStart: account 300 an hour",
        "cancelAd: account 60 an hour",
        "cancelEvent: account 30 an hour",
        "cancelMembership: account 1000 an hour",
        "changeAd: account 120 an hour, target 5 a day",
        "changeEvent: account 60 a day",
        "changeEventTag: account 600 an hour",
        "changeLevels: account 600 an hour",
        "changeListing: account 600 an hour",
        "changeMonthlyCard: account 120 an hour",
        "changePageState: account 240 an hour",
        "changeVariants: account 600 an hour",
        "checkInGuests: account 1200 an hour",
        "checkLinks: account 120 an hour",
        "checkResourceLinks: account 60 an hour",
        "claimCapacity: network 300 an hour, account 120 an hour",
        "claimStamps: account 60 an hour",
        "confirmPin: account 1200 an hour",
        "continueCheckout: network 120 an hour, account 60 an hour",
        "continueRestore: account 20000 an hour",
        "countSaves: account 1200 an hour",
        "countVisit: network 600 an hour",
        "createCheckout: network 60 an hour, account 60 an hour, target 30 an hour",
        "createDeskOrder: account 300 an hour",
        "createPage: account 120 an hour",
        "createPrivateShare: account 60 an hour",
        "decideEligibility: account 300 an hour",
        "decideFeeWaiver: account 300 an hour",
        "decideRestore: account 60 an hour",
        "decideWaiver: account 300 an hour",
        "declineRefund: account 300 an hour",
        "deleteMyAccount: account 20 a day",
        "discardRestore: account 60 an hour",
        "drawPrizes: account 20 an hour",
        "endSeat: account 120 an hour",
        "examineRestore: account 1000 an hour",
        "exportMyData: account 20 a day",
        "extendMembership: account 1000 an hour",
        "findDuplicates: account 120 an hour",
        "freezeNumbers: account 60 an hour",
        "freezeSegment: account 200 an hour",
        "geocodeBatch: account 300 an hour",
        "giveTerm: account 1000 an hour",
        "holdAgain: network 120 an hour, account 60 an hour",
        "importControl: account 300 an hour",
        "importDiscard: account 300 an hour",
        "importPlan: account 200 an hour",
        "importRun: account 6000 an hour",
        "importStart: account 300 an hour",
        "importUndo: account 6000 an hour",
        "importUndoPlan: account 200 an hour",
        "inviteArtists: account 600 an hour",
        "inviteSeat: account 60 a day, target 5 a day",
        "issueCard: account 60 an hour",
        "issueLetters: account 1200 an hour",
        "joinAsMember: network 100 an hour, account 20 an hour, target 10 an hour",
        "joinWaitlist: account 20 a day",
        "keepJoining: account 300 an hour",
        "keepRenewalCard: account 120 an hour",
        "listDonors: account 300 an hour",
        "listMonthlyPayers: account 300 an hour",
        "listPrivateShares: account 600 an hour",
        "listingPictures: account 3000 an hour",
        "lockForPrint: account 60 an hour",
        "lookAtHealth: account 120 an hour",
        "mailFailedPayment: account 120 an hour, target 5 an hour",
        "manageSubscription: account 120 an hour",
        "markAttendance: account 1200 an hour",
        "matchPayment: account 120 an hour",
        "mergeCards: account 60 an hour",
        "moveAd: account 600 an hour",
        "moveArticles: account 120 an hour",
        "moveBug: account 300 an hour",
        "moveMembership: account 1000 an hour",
        "moveMembershipProduct: account 600 an hour",
        "movePage: account 120 an hour",
        "moveWeekend: account 300 an hour",
        "nameDonor: account 60 an hour",
        "namePayers: account 1200 an hour",
        "noteStaffSignIn: network 20 an hour, target 20 an hour",
        "noteThanks: account 300 an hour",
        "notifyWhenOpen: account 50 a day",
        "nudgeArtist: account 100 an hour, target 5 a day",
        "offerWaitlist: account 300 an hour",
        "openDownload: network 120 an hour, account 60 an hour, target 60 an hour",
        "openEventLink: account 120 an hour",
        "openExport: account 2000 an hour",
        "openResource: network 300 an hour, account 100 an hour, holds notes",
        "orderMembership: account 1000 an hour",
        "placePin: account 1200 an hour",
        "plannedRows: account 3000 an hour",
        "previewCancellations: account 100 an hour",
        "previewEvent: account 600 an hour",
        "printCards: account 100 an hour",
        "publishAds: account 60 an hour",
        "publishArtists: account 300 an hour",
        "publishCalendar: account 600 an hour",
        "publishEvents: account 3000 an hour",
        "publishFlipbook: account 120 an hour",
        "publishMyWorks: account 20 an hour, wall-too-often",
        "publishNavigation: account 240 an hour",
        "publishSectionNav: account 240 an hour",
        "publishSnapshot: account 300 an hour",
        "quoteAdCancellation: account 240 an hour",
        "quoteDeskOrder: account 1200 an hour",
        "quoteOrder: network 1200 an hour, account 600 an hour",
        "quoteWithdrawal: account 300 an hour",
        "readAdArt: account 3000 an hour",
        "readAdResults: account 120 an hour",
        "readBackupKey: account 600 an hour",
        "readDoorList: account 600 an hour",
        "readDoorVisits: account 300 an hour",
        "readDownload: network 600 an hour, account 400 an hour",
        "readLetter: account 600 an hour",
        "readListingPicture: account 3000 an hour",
        "readOrder: network 1200 an hour, account 1200 an hour",
        "readOwnSeats: account 600 an hour",
        "readPlaceInLine: account 300 an hour",
        "readPrivateShare: network 1200 an hour, account 1200 an hour",
        "readResourceFile: account 400 an hour",
        "recordConsent: account 120 an hour",
        "recordCountedPayments: account 60 an hour",
        "recordGifts: account 300 an hour",
        "recordManualPayment: account 300 an hour",
        "recordPledge: account 300 an hour",
        "refundPayment: account 120 an hour",
        "remindMembers: account 100 an hour",
        "removeEventTicket: account 120 an hour",
        "removeSecondFactor: account 20 an hour",
        "replyToEvent: account 120 an hour",
        "reportBug: account 10 a day, bugs-today",
        "requestExport: account 60 an hour",
        "resendReceipt: account 120 an hour, target 5 an hour",
        "reservePicture: account 4000 an hour",
        "resolvePrivateShare: network 300 an hour, account 120 an hour",
        "resolveShortLink: network 1000 an hour, account 100 an hour, holds notes",
        "reviewArtist: account 300 an hour",
        "reviewEvent: account 3000 an hour",
        "reviewItem: account 600 an hour",
        "revokePrivateShare: account 600 an hour",
        "runIndexer: account 300 an hour",
        "runSegment: account 1200 an hour",
        "saveAdPrices: account 240 an hour",
        "saveHeights: account 60 an hour",
        "saveItems: account 600 an hour",
        "saveOutlines: account 300 an hour",
        "savePolicy: account 240 an hour",
        "savePrices: account 240 an hour",
        "saveSearch: account 200 an hour",
        "saveStreets: account 60 an hour",
        "sendAccountLink: account 100 an hour, target 10 an hour",
        "sendAdArt: account 120 an hour",
        "sendContactMessage: network 20 an hour, account 5 an hour, target 5 an hour",
        "sendPaymentLink: account 120 an hour, target 10 an hour",
        "sendProof: account 20 a day",
        "setDeadlines: account 120 an hour",
        "setDoorStatus: account 600 an hour, target 60 an hour",
        "setEventTicket: account 120 an hour",
        "setHost: account 300 an hour",
        "setPlanPages: account 120 an hour",
        "splitCard: account 60 an hour",
        "stampPassport: network 600 an hour, account 120 an hour, target 120 an hour",
        "stopMasquerade: account 60 an hour",
        "submitEvent: account 20 a day",
        "submitOwnPage: account 10 an hour",
        "submitRegistration: account 60 an hour",
        "suspendMembership: account 1000 an hour",
        "swapWeekends: account 60 an hour",
        "takeBackInvitations: account 600 an hour",
        "transitionListing: account 60 an hour",
        "voidGoods: account 300 an hour",
        "voidLetter: account 300 an hour",
        "withdrawRegistration: account 60 an hour",
        "workOnMessage: account 300 an hour",
        "writeOffPledge: account 300 an hour",
      ]
    `)
  })
})
