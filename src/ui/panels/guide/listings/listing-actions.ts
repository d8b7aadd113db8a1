import { listingAddress } from '../../../../domain/guide/listing-address'
import { mayAsk, type RegistrationMove } from '../../../../domain/guide/registering/registration-states'
import { addErratum, maxErratum } from '../../../../domain/guide/review/add-erratum.contract'
import { type ListingMove, mayMove } from '../../../../domain/guide/review/listing-transitions'
import { maxReviewed, reviewItem } from '../../../../domain/guide/review/review-item.contract'
import { mergeCards } from '../../../../domain/guide/review/share-card.contract'
import { transitionListing } from '../../../../domain/guide/review/transition-listing.contract'
import { chunked } from '../../../../domain/shared/chunked'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { longText } from '../../../../domain/shared/records/fields'
import { counted } from '../../../kit/counted'
import { callAction } from '../../engine/actions/call-action'
import type { PanelAction } from '../../engine/panel-spec'
import type { ListingRow } from './use-listings'

/** The fields of a listing that tables, boards and queues have. */
export type SomeListing = Partial<ListingRow> & { readonly id: string; readonly rev: number }
type Action = PanelAction<SomeListing>
type Decision = Exclude<ListingMove, 'lock' | 'ready' | 'edit'>

const seen = ({ id, rev }: SomeListing) => ({ id, rev })

/** Prepared notes for the most frequent requests to artists. */
const notes = [
  'Please shorten the text for print. The card shows 165 characters.',
  'Please write the text without capital letters and exclamation marks.',
  'Please take the phone number, prices or web address out of the text. They have places of their own, or are not printed.',
  'Please write about your work. Offers and services belong into an advertisement.',
  'Please choose a picture of a single work. Collages are not printed.',
  'Please choose a sharper picture. This one is too small for print.',
]

/** Whether the listing and its registration have this step. A board does not know the registration: there the call alone decides on it. */
const fitsStep =
  (move: ListingMove) =>
  ({ status, registration }: SomeListing) =>
    status !== undefined && mayMove({ listing: status, registration: registration?.status }, move)

function decision(of: Decision, label: string, key: string | undefined, what: string, done: string): Action {
  const offer = { label, on: 'one', event: of, fits: fitsStep(of), ...(key && { key }) } as const
  const doneText = (_: unknown, { displayName = 'The listing' }: SomeListing) => `${displayName} ${done}`
  if (of !== 'requestChanges' && of !== 'reopen')
    return callAction(reviewItem)({ ...offer, input: row => ({ decision: of, items: [seen(row)] }), done: doneText })
  return callAction(reviewItem)({
    ...offer,
    ask: { title: `${label} to this listing`, what, fields: { note: reasonField('What is to be changed?') }, notes },
    input: (row, { note }) => ({ decision: of, items: [seen(row)], note }),
    done: doneText,
  })
}

/** The decisions of a review, each with its shortcut. */
export const reviewActions: readonly Action[] = [
  decision('approve', 'Approve', 'a', '', 'is approved. Its artist was told by mail.'),
  decision(
    'requestChanges',
    'Ask for changes',
    'c',
    'It goes back to its artist, who is told by mail.',
    'is with its artist again, who was told by mail.',
  ),
  decision('review', 'Take up', 't', '', 'is being reviewed.'),
]

/** Approves listings in chunks of the callable's maximum, and reports what was skipped and why. */
export const approveClean: Action = {
  label: 'Approve all clean listings',
  on: 'many',
  rule: reviewItem.access,
  fits: row => row.findings?.length === 0 && fitsStep('approve')(row),
  ask: {
    what: rows =>
      `${counted(rows.length, 'listing')} without a remark on their style will be approved, and their artists told. Those whose picture looks like several are left.`,
    fields: {},
  },
  run: async (rows, services, _, onProgress) => {
    let [approved, done] = [0, 0]
    const left: string[] = []
    for (const some of chunked(rows, maxReviewed)) {
      const answer = await services.get(Callables).call(reviewItem, { decision: 'approve', items: some.map(seen), onlyClean: true })
      approved += answer.decided.length
      left.push(...answer.left.map(({ id }) => some.find(one => one.id === id)?.displayName ?? id))
      done += some.length
      onProgress({ done, total: rows.length })
    }
    const rest = left.length === 0 ? '' : ` Left for you to look at: ${left.join(', ')}.`
    return { message: `${counted(approved, 'listing')} approved.${rest}` }
  },
}

const step = (to: 'ready' | 'edit', label: string, done: string): Action =>
  callAction(transitionListing)({
    label,
    on: 'one',
    event: to,
    fits: fitsStep(to),
    rule: reviewItem.access,
    input: row => ({ to, ...seen(row) }),
    done: (_, { displayName = 'The listing' }) => `${displayName} ${done}`,
  })

/** A link to the form of a change that needs a preview. */
const changeLink = (label: string, run: ListingChange): Action => ({
  label,
  on: 'one',
  rule: reviewItem.access,
  fits: row => mayChange(run, row),
  to: ({ id, editionId = '' }) => `/cpanel/sfoslistings?${new URLSearchParams({ view: 'changes', edition: editionId, do: run, listing: id })}`,
})

export const correct: Action = callAction(addErratum)({
  label: 'Add a correction',
  on: 'one',
  rule: reviewItem.access,
  fits: ({ printLockedAt, status }) => printLockedAt !== undefined && status !== 'withdrawn',
  ask: {
    what: 'Visitors read it as “since print” once the guide is published again. It is never changed or removed.',
    fields: { text: longText('What has changed?', maxErratum) },
  },
  input: ({ id }, { text }) => ({ id, text }),
  done: 'The correction is added. Publish the guide to show it.',
})

const isPrinted = ({ printLockedAt }: SomeListing) => printLockedAt !== undefined
const isOver = ({ status }: SomeListing) => status === 'withdrawn'

export type ListingChange = 'move' | 'withdraw' | 'waive'
const asked: Readonly<Record<ListingChange, RegistrationMove>> = { move: 'relocate', withdraw: 'withdrawByStaff', waive: 'waive' }

/** Whether staff can make this change of a listing and its registration. */
export function mayChange(change: ListingChange, row: SomeListing): boolean {
  if (isOver(row) || (change === 'move' && isPrinted(row))) return false
  if (row.registrationId === undefined) return change === 'move'
  return row.registration === undefined || mayAsk(asked[change], row.registration.status)
}

/** The first selected listing becomes the group's card. */
export const shareCard: Action = callAction(mergeCards)({
  label: 'Make one card of these',
  on: 'many',
  fits: row => row.registrationId !== undefined && !isPrinted(row) && !isOver(row),
  ask: {
    what: ([card, ...others]) =>
      `“${card?.displayName}” becomes the card of the group. ${counted(others.length, 'other listing is', 'other listings are')} withdrawn, and all of their artists own it together. It goes back to them to be edited.`,
    fields: {},
  },
  input: (card, _, [, ...others]) => ({ into: seen(card), from: others.map(seen) }),
  done: ({ names }) => `${counted(names.length, 'artist')} share the card “${names[0]}”. Change its name to the group’s.`,
})

/** All actions for one listing. */
export const listingActions: readonly Action[] = [
  ...reviewActions,
  decision('reopen', 'Reopen', undefined, 'It goes back to its artist, who is told by mail.', 'is with its artist again, who was told by mail.'),
  step('ready', 'Mark as ready', 'is ready for review.'),
  step('edit', 'Send back to its artist', 'can be edited by its artist.'),
  correct,
  changeLink('Move to another weekend', 'move'),
  changeLink('Withdraw', 'withdraw'),
  changeLink('Waive the fee', 'waive'),
  { label: 'Open its editor', on: 'one', to: ({ id }) => listingAddress(id) },
]
