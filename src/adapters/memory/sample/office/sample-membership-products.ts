import { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import { perks } from '../../../../domain/memberships/perks.collection'
import { hungPicture } from '../pages/work-pictures-for-pages'
import { contentEditor } from '../people/sample-cast'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

const usd = (dollars: number) => ({ cents: Math.round(dollars * 100), cur: 'usd' as const })

interface PerkWords {
  readonly id: string
  readonly title: string
  readonly terms: string
  readonly kind: 'percent' | 'amount' | 'gift' | 'access'
  readonly by?: string
  readonly fmv?: number
  readonly redeem?: 'show' | 'code' | 'link'
  readonly until?: string
}

const perkWords: readonly PerkWords[] = [
  { id: 'listing-price', title: 'A quarter off your registration', terms: 'For one registration a season, early or late.', kind: 'percent', fmv: 0 },
  {
    id: 'sixty-works',
    title: 'Sixty works on your page',
    terms: 'Instead of three. They stay when you leave; only their number shrinks.',
    kind: 'access',
    fmv: 0,
  },
  { id: 'vote', title: 'A vote in January', terms: 'In the net loft, on the last Thursday of the month, with soup.', kind: 'access', fmv: 0 },
  {
    id: 'kiln',
    title: 'The shared kiln',
    terms: 'Two firings a month at cost. Write your name on the sheet beside the door.',
    kind: 'access',
    fmv: 10,
  },
  { id: 'guide-copy', title: 'The guide by mail', terms: 'In September, before it is anywhere else. One copy an address.', kind: 'gift', fmv: 12 },
  {
    id: 'evening-before',
    title: 'The evening before',
    terms: 'On the Friday of each weekend two group sites open for members, from six to nine.',
    kind: 'access',
    fmv: 0,
  },
  {
    id: 'paper',
    title: '15% off paper and pigment',
    terms: 'On everything except special orders. Show your card at the register.',
    kind: 'percent',
    by: 'Almagro Paper & Pigment',
    fmv: 0,
    until: '2027-12-31',
  },
  { id: 'framing', title: '10% off framing', terms: 'One frame a visit. Not on repairs.', kind: 'percent', by: 'Lindqvist Framing', fmv: 0 },
  {
    id: 'coffee',
    title: 'Coffee on open days',
    terms: 'One cup a day during the five weekends, at either counter.',
    kind: 'gift',
    by: 'Cannery Bakery',
    fmv: 4,
    until: '2027-10-31',
  },
  {
    id: 'ferry',
    title: 'A friend on the ferry',
    terms: 'You pay, your company does not. Third weekend only.',
    kind: 'gift',
    by: 'Bay Ferry Cooperative',
    fmv: 9,
    until: '2027-10-17',
  },
  { id: 'bench', title: 'Eight dollars off the bench', terms: 'On any Wednesday evening in the loft.', kind: 'amount', fmv: 0 },
  {
    id: 'studio-walk',
    title: 'A walk with the map maker',
    terms: 'Twelve people, four doors, two hours, in April. By lot where more than twelve ask.',
    kind: 'access',
    fmv: 25,
  },
  { id: 'dinner', title: 'A chair at the long table', terms: 'One place at the auction dinner on November 20.', kind: 'gift', fmv: 65 },
  {
    id: 'year-print',
    title: 'The print of the year',
    terms: 'Signed and numbered, made on the cylinder press. You choose it from three.',
    kind: 'gift',
    fmv: 110,
  },
  { id: 'name-in-guide', title: 'Your name in the guide', terms: 'On the page of thanks, spelled as you spell it.', kind: 'access', fmv: 0 },
  { id: 'wall-card', title: 'A window sign', terms: 'The ring, with the year, for your door or your register.', kind: 'gift', fmv: 6 },
]

interface Level {
  readonly key: string
  readonly name: string
  readonly summary: string
  readonly price: number
  /** The price by the month, if the level can be paid so. */
  readonly monthly?: number
  /** Fair market value of the benefits; absent if it was not estimated. */
  readonly fmv?: number
  readonly seats?: number
  readonly color?: 'gold' | 'violet'
  readonly giftWrap?: string
  /** The day on which the price changes, and the new price. */
  readonly later?: readonly [from: string, price: number]
  readonly perks: readonly string[]
}

interface ProductWords {
  readonly routeKey: 'artist' | 'artlover' | 'student' | 'business'
  readonly name: string
  readonly headline: string
  readonly summary: string
  readonly eligibility?: string
  readonly termMonths: number
  readonly levels: readonly Level[]
  readonly questions: readonly (readonly [string, string])[]
}

const artist = ['listing-price', 'sixty-works', 'vote', 'paper', 'framing', 'bench', 'kiln']
const friend = ['guide-copy', 'evening-before', 'framing', 'coffee']

const productWords: readonly ProductWords[] = [
  {
    routeKey: 'artist',
    name: 'Artist membership',
    headline: 'For those who make it',
    summary: 'A lower fee in the season, a whole page all year, a kiln with a timetable, and a vote.',
    eligibility: 'Anybody over eighteen in the county who makes art, trained or not.',
    termMonths: 12,
    levels: [
      { key: 'single', name: 'One artist', summary: 'For you and your work.', price: 65, fmv: 10, perks: artist },
      { key: 'pair', name: 'Two at one bench', summary: 'For couples and studio mates with one door.', price: 105, fmv: 20, seats: 2, perks: artist },
      {
        key: 'collective',
        name: 'A collective',
        summary: 'Up to six artists who share a roof.',
        price: 240,
        fmv: 60,
        seats: 6,
        later: ['2027-12-01', 260],
        perks: [...artist, 'wall-card'],
      },
    ],
    questions: [
      ['Do I have to take part in the season?', 'No. A third of our artist members did not open last year, and some have never done it.'],
      [
        'When does it begin?',
        'On the day you pay, and it ends a year later on the day before. If you renew early, the new year follows the old one without a gap.',
      ],
      ['Does it renew by itself?', 'Only if you ask for it. We write to you thirty days and seven days before it ends.'],
      ['I cannot pay this at the moment.', 'Ask for a waiver above. It takes a sentence, and we answer within a week.'],
    ],
  },
  {
    routeKey: 'artlover',
    name: 'Art lover membership',
    headline: 'For those who look',
    summary: 'Evenings before the doors open, the guide in your mailbox, and a year of being greeted by name.',
    termMonths: 12,
    levels: [
      {
        key: 'friend',
        name: 'Friend',
        summary: 'The guide, the evenings, the coffee.',
        price: 50,
        monthly: 5,
        fmv: 16,
        giftWrap: 'The guide comes by mail, wrapped in the proof of a print.',
        perks: friend,
      },
      {
        key: 'companion',
        name: 'Companion',
        summary: 'For two, with the walk in April.',
        price: 100,
        monthly: 9,
        fmv: 35,
        seats: 2,
        perks: [...friend, 'ferry', 'studio-walk'],
      },
      {
        key: 'patron',
        name: 'Patron',
        summary: 'With a chair at the long table.',
        price: 250,
        fmv: 115,
        seats: 2,
        color: 'violet',
        perks: [...friend, 'ferry', 'studio-walk', 'dinner', 'name-in-guide'],
      },
      {
        key: 'keeper',
        name: 'Keeper',
        summary: 'You keep a door open, and a print of it.',
        price: 1000,
        seats: 2,
        color: 'gold',
        perks: [...friend, 'ferry', 'studio-walk', 'dinner', 'name-in-guide', 'year-print'],
      },
    ],
    questions: [
      ['Can I give it to somebody?', 'Yes. Choose “For somebody else” above, and tell us their email and the first day.'],
      [
        'Why can I deduct only a part?',
        'Because you receive something. The law lets you deduct what you pay beyond its fair value, and asks us to tell you our estimate. It stands beside each level.',
      ],
      ['What if a perk ends?', 'They are gifts of our neighbors, and come and go. The list above shows what runs today.'],
    ],
  },
  {
    routeKey: 'student',
    name: 'Student membership',
    headline: 'For those who are learning it',
    summary: 'Everything an artist member has, for less than a tube of good red.',
    eligibility: 'Anybody enrolled anywhere, at any age. We look at the card once.',
    termMonths: 12,
    levels: [
      {
        key: 'student',
        name: 'One student',
        summary: 'One year, as often as you are one.',
        price: 20,
        fmv: 10,
        perks: ['listing-price', 'sixty-works', 'vote', 'paper', 'bench', 'kiln'],
      },
    ],
    questions: [
      ['What if I finish in the middle of the year?', 'Congratulations. It runs to its end.'],
      ['May I open my door alone?', 'Yes, or share a wall at a group site. Half of our students do.'],
    ],
  },
  {
    routeKey: 'business',
    name: 'Business membership',
    headline: 'For the shop next door',
    summary: 'Your window becomes part of the map, and your people become part of the evenings.',
    eligibility: 'Businesses and offices in San Feliz and on the island.',
    termMonths: 12,
    levels: [
      {
        key: 'neighbor',
        name: 'Neighbor',
        summary: 'For shops with one window.',
        price: 180,
        fmv: 18,
        seats: 2,
        perks: ['guide-copy', 'wall-card', 'name-in-guide'],
      },
      {
        key: 'partner',
        name: 'Good partner',
        summary: 'With evenings for your team.',
        price: 480,
        fmv: 36,
        seats: 6,
        perks: ['guide-copy', 'wall-card', 'name-in-guide', 'evening-before', 'studio-walk'],
      },
    ],
    questions: [
      ['Is this advertising?', 'No. Pages in the guide are booked apart, and members have no better place in it.'],
      ['May we offer a perk to your members?', 'Gladly. Write to us what it is and for how long.'],
    ],
  },
]

export const sampleMembershipProducts = (): SampleDocument[] => [
  ...perkWords.map(({ id, title, terms, kind, by, fmv, redeem = 'show', until = '2028-08-31' }) =>
    sampleDocument(
      perks,
      id,
      {
        title,
        terms,
        kind,
        offeredBy: by,
        fmv: fmv === undefined ? undefined : usd(fmv),
        redeem,
        startsOn: '2027-01-01',
        endsOn: until,
        status: 'live',
      },
      { by: contentEditor, at: instantAt('2027-01-02T09:00') },
    ),
  ),
  ...productWords.map(({ levels, questions, ...product }, order) =>
    sampleDocument(
      membershipProducts,
      product.routeKey,
      {
        ...product,
        audience: product.routeKey,
        graceDays: 14,
        imageId: hungPicture(`membership ${product.routeKey}`, 'wide'),
        levels: levels.map(({ key, name, summary, price, monthly, fmv, seats = 1, color, giftWrap, later, perks: perkIds }) => ({
          key,
          name,
          summary,
          price: usd(price),
          fmv: fmv === undefined ? undefined : usd(fmv),
          seats,
          perkIds,
          ...(monthly !== undefined && { monthly: usd(monthly) }),
          ...(color && { color }),
          ...(giftWrap && { giftWrap }),
          ...(later && { scheduled: [{ from: later[0], price: usd(later[1]) }] }),
        })),
        questions: questions.map(([question, answer]) => ({ question, answer })),
        order,
        status: 'live',
      },
      { by: 'p-moneyadmin', at: instantAt('2027-01-02T09:00') },
    ),
  ),
]
