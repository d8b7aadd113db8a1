import type { RuleBroken } from '../../domain/shared/records/rule-broken'
import { nothingChanged, stillHere, words } from './error-texts'

type Details = RuleBroken['details']

const notCharged = 'You have not been charged.'

/** Texts for the rules of advertising. */
export const adRuleWords = {
  'ad-sold-out': () =>
    words('The last one of this size was just booked.', 'Choose another size, or ask us to tell you when one is free.', notCharged),
  'ads-closed': () => words('This advertisement cannot be booked now.', 'Look at the sizes and dates on the page about advertising.', notCharged),
  'ads-unpaid': ({ limit }: Details) =>
    words(`You have ${limit ?? 3} advertisements in this guide that are not paid.`, 'Pay or cancel one of them, then book this one.', notCharged),
  'ad-space-closed': () => words('The space has closed, so it cannot be canceled any more.', 'Write to us if you have a question.', nothingChanged),
  'ad-art-blocked': () => words('This file cannot be printed like this.', 'Look at the findings, then send another file.', stillHere),
  'ad-art-locked': () => words('The artwork cannot be changed now.', 'Look at the state of the advertisement.', nothingChanged),
  'ad-art-full': ({ limit }: Details) => words(`An advertisement keeps ${limit ?? 10} versions.`, 'Write to us in the comments.', nothingChanged),
  'ad-coworker-unknown': () => words('No coworker has this address.', 'Enter the address that you added.', nothingChanged),
  'ad-proof-rounds': ({ limit }: Details) =>
    words(
      `The price includes ${limit ?? 2} rounds of changes, and both are used.`,
      'Approve the proof, or write to us in the comments.',
      nothingChanged,
    ),
  'ad-place-taken': ({ by }: Details) =>
    words(by ? `“${by}” is at this place.` : 'Another advertisement is at this place.', 'Choose a free place.', nothingChanged),
  'ad-place-wrong': ({ why }: Details) =>
    words(typeof why === 'string' ? why : 'This advertisement cannot be there.', 'Choose another place.', nothingChanged),
}
