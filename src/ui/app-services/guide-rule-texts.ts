import type { RuleBroken } from '../../domain/shared/records/rule-broken'
import { numberText } from '../kit/number-text'
import { nothingChanged, stillHere, words } from './error-texts'

type Details = RuleBroken['details']

/** Texts for the rules of the guide: its deadlines, hours, prices and articles. */
export const guideRuleWords = {
  'hours-blackout': ({ date, from, until, why }: Details) =>
    words(
      why ? `Nothing may open on ${date} from ${from} to ${until}: ${why}.` : 'Nothing may open at these hours.',
      'Choose hours before or after it.',
      stillHere,
    ),
  'deadline-order': () => words('The deadlines are not in order.', 'Look at the marked dates, and move one of the two.', stillHere),
  'deadline-reason': () => words('The call is open, so people count on these dates.', 'Enter why they change.', stillHere),
  'price-twice': ({ tier, phase }: Details) =>
    words(`${tier ?? 'A tier'} has two ${phase ?? 'equal'} prices for the same people.`, 'Remove one of them.', stillHere),
  'price-missing': ({ tier, phase }: Details) =>
    words(`${tier ?? 'A tier'} lacks ${phase ? `its ${phase}` : 'a'} price for members or for others.`, 'Enter a price; it may be $0.', stillHere),
  'ad-space-twice': ({ space }: Details) =>
    words(`${space ?? 'A size'} is in the table twice.`, 'Remove one, or give it another position.', stillHere),
  'ad-space-sold': ({ space, sold }: Details) =>
    words(`${sold ?? 'More'} of “${space ?? 'a size'}” are booked.`, `Enter at least ${sold ?? 'that number'} for sale.`, stillHere),
  'article-length': ({ title, words: count, min, max }: Details) =>
    words(
      title ? `“${title}” has ${count} words.` : 'An article is too short or too long.',
      `An article of the guide has ${min ?? 200} to ${numberText(Number(max ?? 2500))} words.`,
      nothingChanged,
    ),
  'nothing-to-publish': () => words('No listing of this edition is ready.', 'Approve listings, then publish.', 'What is published stays the same.'),
}
