import { dollarText } from '../../shared/text/dollar-text'
import { noGoodsStatement } from '../no-goods-statement'
import type { LetterDraft } from './draft-letter'
import type { LetterEntry } from './letter-line'

/** Whose letter it is, and what stands above it. Dates are `YYYY-MM-DD`. */
export interface LetterHead {
  readonly legalName: string
  readonly ein: string
  readonly number: string
  readonly issuedOn: string
  readonly donor: string
  /** Only for a letter that replaces another: the date of the replaced letter. */
  readonly replacesOf?: string
}

/**
 * The paragraphs of a letter. They follow IRS Publication 1771. An acknowledgment has the organization's name, the amount of cash, a
 * description but never the value of other gifts, and whether goods or services were given in return, with an estimate of their value. A
 * disclosure says that only the part above this value is deductible.
 */
export function letterText({ kind, entries, paidCents, fmvCents, deductibleCents, taxYear }: LetterDraft, head: LetterHead): readonly string[] {
  const hasMoney = entries.some(({ description }) => description === undefined)
  return [
    `${head.legalName}, EIN ${head.ein}`,
    `Letter ${head.number}, ${day(head.issuedOn)}`,
    ...(kind === 'correction' || head.replacesOf !== undefined ? [correction(head)] : []),
    kind === 'yearEnd' || kind === 'monthlyYear'
      ? `${head.donor}, thank you for your gifts in ${taxYear}.`
      : `${head.donor}, thank you for your ${entries.length > 1 ? 'gifts' : 'gift'}.`,
    ...entries.map(entry => [gift(entry), ...postmark(entry, taxYear), goods(entry)].join(' ')),
    ...(hasMoney && fmvCents > 0 ? [deductiblePart(paidCents, fmvCents, deductibleCents)] : []),
    ...(hasMoney && fmvCents === 0 && entries.length > 1 ? [`In all you gave ${dollarText(paidCents)}.`] : []),
    `${head.legalName} is a 501(c)(3) tax-exempt organization, EIN ${head.ein}. Keep this letter for your taxes.`,
  ]
}

const correction = ({ number, replacesOf }: LetterHead) =>
  `This letter replaces the one with number ${number}${replacesOf === undefined ? '' : ` of ${day(replacesOf)}`}, which is void.`

const gift = ({ receivedOn, paidCents, description }: LetterEntry) =>
  description === undefined
    ? `On ${day(receivedOn)} we received ${dollarText(paidCents)}.`
    : `On ${day(receivedOn)} we received: ${ended(description)}`

/** A check that was mailed before the year ended counts for that year, though its date of receipt says otherwise. */
const postmark = ({ receivedOn }: LetterEntry, taxYear: number) =>
  receivedOn.startsWith(`${taxYear}-`) ? [] : [`By its postmark it counts for the tax year ${taxYear}.`]

/** The statement about goods and services; insubstantial ones use the wording that Rev. Proc. 90-12 suggests. */
function goods({ goods: which, received, fmvCents, description }: LetterEntry): string {
  const names = received.join(', ')
  if (which === 'none') return noGoodsStatement
  if (which === 'religious') return 'The only benefit provided in exchange for this contribution was an intangible religious benefit.'
  if (which === 'valued') {
    const estimate = `In exchange we provided goods or services: ${names}. Our good-faith estimate of their value is ${dollarText(fmvCents)}.`
    return description === undefined ? estimate : `${estimate} You may deduct only the part of your gift’s value above it.`
  }
  return `You received: ${names}. Under Internal Revenue Service guidelines, the estimated value of these benefits is not substantial; therefore, the full amount of your payment is a deductible contribution.`
}

const deductiblePart = (paidCents: number, fmvCents: number, deductibleCents: number) =>
  `You may deduct only the part of your payment above the value of what you received: ${dollarText(paidCents)} less ${dollarText(fmvCents)} is ${dollarText(deductibleCents)}.`

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
const day = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' })
