import { savedCards } from '../../../../domain/giving/saved-cards.collection'
import { type MonthlyGift, subscriptions } from '../../../../domain/giving/subscriptions.collection'
import { memberships, terms } from '../../../../domain/memberships/memberships.collection'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

/** A monthly payment: who pays for what, cents, day of the month, first day, and the card's last digits and number. */
interface Monthly extends Partial<MonthlyGift> {
  readonly personId: string
  readonly dollars: number
  readonly startedOn: string
  readonly cardExpires: string
  /** The number of a test card; one that the bank declines if the last payment failed. */
  readonly number?: string
}

const monthly: readonly Monthly[] = [
  { personId: 'p-donor', fundId: 'materials', dollars: 25, startedOn: '2026-11-20', cardExpires: '2029-04' },
  { personId: 'c02', fundId: 'young-hands', dollars: 16, startedOn: '2027-07-05', cardExpires: '2027-11' },
  {
    personId: 'c05',
    fundId: 'materials',
    dollars: 50,
    startedOn: '2027-02-14',
    cardExpires: '2028-08',
    status: 'past_due',
    tries: 1,
    failures: 1,
    nextOn: '2027-10-17',
    number: '4000000000000341',
  },
  { personId: 'c07', fundId: 'materials', dollars: 10, startedOn: '2026-12-01', cardExpires: '2030-01', status: 'paused', pausedUntil: '2028-01-15' },
  {
    personId: 'c14',
    fundId: 'young-hands',
    dollars: 30,
    startedOn: '2027-01-09',
    cardExpires: '2027-06',
    status: 'cancelled',
    ended: 'failed',
    endedOn: '2027-07-24',
  },
  {
    personId: 'c21',
    fundId: 'materials',
    dollars: 20,
    startedOn: '2027-03-03',
    cardExpires: '2031-12',
    status: 'cancelled',
    ended: 'donor',
    endedOn: '2027-09-10',
  },
]

/** The id of a monthly membership that is paid until Oct 19. */
const membershipId = 'm-juror'
const member: Monthly = {
  personId: 'p-juror',
  membershipId,
  isMonthly: true,
  dollars: 5,
  startedOn: '2027-08-20',
  cardExpires: '2029-04',
  month: '2027-10',
  dayOfMonth: 19,
  nextOn: '2027-10-19',
}
const everything = [...monthly, member]

/** Monthly gifts in every state, a monthly membership, and the stored cards that are charged for those that go on. */
export const sampleMonthlyPayments = (): SampleDocument[] => [...everything.flatMap(documents), ...membershipOfMember()]

function membershipOfMember(): SampleDocument[] {
  const { personId, startedOn } = member
  const at = instantAt(`${startedOn}T12:00`)
  const of = { personId, productId: 'artlover', level: 'friend', audience: 'artlover' } as const
  return [
    sampleDocument(memberships, membershipId, { ...of, since: startedOn, autoRenew: true, suspensions: [] }, { by: 'system', at }),
    ...[
      ['2027-08-20', '2027-09-19'],
      ['2027-09-20', '2027-10-19'],
    ].map(([start = '', end = ''], i) =>
      sampleDocument(
        terms,
        `${membershipId}-${i + 1}`,
        { personId, start, end, kind: i === 0 ? 'new' : 'renew' },
        { by: 'system', at: instantAt(`${start}T12:00`) },
        { membership: membershipId },
      ),
    ),
  ]
}

/** The stored cards at the simulated provider. */
export const sampleKeptCards = (): SampleDocument[] =>
  everything
    .filter(({ status }) => status !== 'cancelled')
    .map(given => {
      const { customer, method } = keptAs(idOf(given))
      return { path: `simulatedCards/${method}`, data: { customer, number: given.number ?? succeeds } }
    })

const succeeds = '4242424242424242'
const idOf = ({ personId, fundId, membershipId: of }: Pick<Monthly, 'personId' | 'fundId' | 'membershipId'>) =>
  of === undefined ? `${personId}-${fundId}-1` : `renewal-${of}-1`
const keptAs = (id: string) => ({ customer: `cus_${id}`, method: `pm_${id}` })

function documents({ dollars, number = succeeds, ...given }: Monthly): SampleDocument[] {
  const { personId, startedOn, status = 'active', pausedUntil } = given
  const id = idOf(given)
  const day = Number(startedOn.slice(8))
  // Paid for the current month, or for the previous one if the day of this month is still to come.
  const isPaid = day <= 15 && status !== 'past_due'
  const next = isPaid ? `2027-11-${startedOn.slice(8)}` : `2027-10-${startedOn.slice(8)}`
  const gift: MonthlyGift = {
    amountCents: dollars * 100,
    dayOfMonth: day,
    month: isPaid ? '2027-11' : '2027-10',
    card: { brand: 'visa', last4: number.slice(-4) },
    tries: 0,
    failures: 0,
    status,
    ...(status === 'active' && { nextOn: next }),
    ...(pausedUntil !== undefined && { nextOn: pausedUntil }),
    ...given,
  }
  const at = instantAt(`${startedOn}T12:00`)
  const { customer, method } = keptAs(id)
  return [
    sampleDocument(subscriptions, id, gift, { by: 'system', at }),
    ...(status === 'cancelled' ? [] : [sampleDocument(savedCards, id, { personId, customer, method, keptAt: at }, { by: 'system', at })]),
  ]
}
