import type { LetterRow } from '../../../../domain/shop/letters/issue-letters.contract'

type Kind = NonNullable<LetterRow['letter']>['kind']

/** What staff call the kinds of letters. */
export const kindNames: Readonly<Record<Kind, string>> = {
  small: 'Thanks, up to the limit',
  noGoods: 'Nothing received in return',
  quidProQuo: 'Something received in return',
  inKind: 'Gift of goods',
  auctionBuyer: 'Bought at an auction',
  auctionArtist: 'Work given by its artist',
  monthlyYear: 'Monthly gifts of a year',
  yearEnd: 'Statement of a year',
  correction: 'Correction',
}

const reasons: Readonly<Record<string, string>> = {
  'legal-name-missing': 'The legal name of the organization is missing. A superadmin enters it in the settings.',
  'ein-missing': 'The tax number (EIN) is missing. A superadmin enters it in the settings.',
  'nothing-given': 'Nothing was given.',
  'several-people': 'It is from several people.',
  'several-years': 'It is of several years.',
  'currency-mix': 'It is in several currencies.',
  'sum-mismatch': 'The amounts do not add up.',
  'fully-refunded': 'All of it was paid back.',
  'value-of-benefits-unknown': 'Nobody has estimated the value of what the donor received.',
  'description-missing': 'The description of the gift is missing.',
  'value-in-description': 'The description states a value. The donor values a gift of goods, not you.',
  'mixed-kinds': 'It is of several kinds.',
  'already-lettered': 'It already has a letter.',
  'year-not-over': 'The year is not over. The letter covers all of its months.',
  'already-void': 'The letter is already void.',
  'sales-receipt': 'Nothing of it can be deducted, so the receipt is enough.',
}

/** Why there is no letter, in sentences. */
export const whyNone = (why: readonly string[]): string => why.map(reason => reasons[reason] ?? reason).join(' ')
