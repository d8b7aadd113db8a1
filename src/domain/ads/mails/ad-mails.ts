import type { Mail } from '../../../ports/mailer'
import { dollarText } from '../../shared/text/dollar-text'
import { dayText } from '../../shared/time/day-text'
import { wallTimeAt } from '../../shared/time/wall-time'
import type { AdOrder } from '../ad-orders.collection'
import { adPayBy } from '../orders/ad-deadlines'
import { adSpaceText } from '../pricing/ad-price-table'

export interface AdMailFacts {
  readonly to: string
  /** Whether the advertiser has confirmed that the address is theirs. Mail to any other contains nothing that they typed. */
  readonly isOwn: boolean
  readonly ad: AdOrder
  readonly edition: { readonly name: string; readonly tz: string }
  readonly organisation: string
  /** Where checks are sent. */
  readonly address: string
  readonly artDue: Date | undefined
}

type Words = (facts: AdMailFacts) => readonly [subject: string, ...paragraphs: readonly string[]]

const what = ({ ad, edition }: AdMailFacts) => `${adSpaceText(ad)} in ${edition.name}`
const business = ({ isOwn, ad }: AdMailFacts) => (isOwn && ad.business ? ` for ${ad.business}` : '')
const day = (at: Date | undefined, { tz }: { readonly tz: string }) => at && dayText(wallTimeAt(at, tz).local.slice(0, 10))
const lastOfStaff = ({ comments = [] }: AdOrder) => comments.findLast(({ by }) => by === 'staff')?.text

/** What an advertiser is told about the state of an advertisement; about `paid`, the till sends the receipt. */
const words: Partial<Readonly<Record<AdOrder['status'], Words>>> = {
  enquiry: facts => [
    'We have your advertising inquiry',
    `You asked for ${what(facts)}${business(facts)}.`,
    'We write to you when this space becomes free. You owe nothing.',
  ],
  booked: facts => [
    `Your advertisement in ${facts.edition.name} is booked`,
    `You booked ${what(facts)}${business(facts)}: ${dollarText(facts.ad.price.cents)}.`,
    facts.ad.price.cents === 0
      ? 'There is nothing to pay.'
      : 'Pay it within an hour to keep the space. If you have paid, there is nothing to do now: your receipt comes in another mail.',
  ],
  invoiced: facts => [
    `Invoice for your advertisement in ${facts.edition.name}`,
    `You booked ${what(facts)}${business(facts)}.`,
    `Invoice number: ${facts.ad.id}\nTotal: ${dollarText(facts.ad.price.cents)}\nTo be paid until: ${day(adPayBy(facts.ad), facts.edition)}`,
    `Send a check to ${facts.organisation}${facts.address ? `, ${facts.address}` : ''}, with the invoice number on it.`,
  ],
  art_due: facts => {
    const { ad, artDue, edition } = facts
    const asked = ad.art.length > 0 ? lastOfStaff(ad) : undefined
    return [
      asked ? `Send a new version of your advertisement for ${edition.name}` : `Send the artwork of your advertisement for ${edition.name}`,
      asked
        ? `We looked at your artwork and ask you for changes: ${asked}`
        : `Your ${adSpaceText(ad)}${business(facts)} is ${ad.price.cents === 0 ? 'booked. There is nothing to pay' : 'paid'}.`,
      `Its sizes in inches and pixels are on its page. The page checks your file before you send it.${artDue ? ` We need it by ${day(artDue, edition)}.` : ''}`,
    ]
  },
  proof: facts => [
    `The proof of your advertisement for ${facts.edition.name} is ready`,
    `Look at the proof of ${what(facts)}. Approve it, or tell us what to change.`,
    'Two rounds of changes are included.',
  ],
  approved: facts => [
    `Your advertisement for ${facts.edition.name} is approved`,
    `The artwork of ${what(facts)}${business(facts)} is approved. It does not change any more.`,
  ],
  published: facts => [`Your advertisement in ${facts.edition.name} is published`, `Visitors can see ${what(facts)}${business(facts)} now.`],
  cancelled: facts => [
    `Your advertisement in ${facts.edition.name} is canceled`,
    `We canceled ${what(facts)}${business(facts)}. If you had paid it, you get your money back in a few days.`,
  ],
}

/** The mail about the latest state, sent once; `undefined` if that state has none. */
export function adMail(facts: AdMailFacts): Mail | undefined {
  const { to, ad } = facts
  const told = words[ad.status]?.(facts)
  return told && { to, subject: told[0], text: told.slice(1).join('\n\n'), link: `/adportal/${ad.id}`, event: `ad ${ad.id} ${ad.rev}` }
}
