import { eligibility } from '../../../../domain/eligibility/eligibility.collection'
import { memberships, terms } from '../../../../domain/memberships/memberships.collection'
import { perkRedemptions } from '../../../../domain/memberships/perk-redemptions.collection'
import { membershipWaivers } from '../../../../domain/memberships/waivers/membership-waivers.collection'
import { people } from '../../../../domain/people/people.collection'
import { artPath } from '../art/art-piece'
import { hungWork } from '../pages/work-pictures-for-pages'
import { generatedArtists } from '../people/generate-artists'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

const desk = 'p-peopleadmin'

/** Data for doors and members: cards, a waiver to decide, documents to check, and a fault in the data that the data check can find. */
export const sampleMembersAndProofs = (): readonly SampleDocument[] => [...members(), ...perksUsed(), waiver(), ...proofs(), withoutAddress()]

interface Membership {
  readonly id: string
  readonly personId: string
  readonly productId: string
  readonly level: string
  readonly audience: 'artist' | 'artlover'
  /** First days of the years of membership; the last year is paid. */
  readonly years: readonly string[]
  /** The order line that paid its year. */
  readonly orderLineId?: string
}

const held: readonly Membership[] = [
  {
    id: 'm-artlover',
    personId: 'p-artlover',
    productId: 'artlover',
    level: 'friend',
    audience: 'artlover',
    years: ['2027-03-01'],
    orderLineId: 'order006-1',
  },
  // Gives by the month as well, enough for a higher level.
  { id: 'm-monthly-giver', personId: 'c05', productId: 'artlover', level: 'friend', audience: 'artlover', years: ['2027-02-14'] },
  { id: 'm-artist', personId: generatedArtists()[0]!.id, productId: 'artist', level: 'single', audience: 'artist', years: ['2026-11-02'] },
]

const members = (): SampleDocument[] =>
  held.flatMap(({ id, years, orderLineId, ...membership }) => {
    const at = instantAt(`${years.at(-1)}T10:00`)
    const since = years[0]!
    return [
      sampleDocument(memberships, id, { ...membership, since, autoRenew: false, suspensions: [] }, { by: 'system', at }),
      ...years.map(start =>
        sampleDocument(
          terms,
          `${id.replace('m-', 't-')}-${start.slice(0, 4)}`,
          { personId: membership.personId, start, end: lastDay(start), kind: 'renew', orderLineId },
          { by: 'system', at },
          { membership: id },
        ),
      ),
    ]
  })

/** The last day of a year that begins on `start`. */
const lastDay = (start: string) =>
  new Date(Date.UTC(Number(start.slice(0, 4)) + 1, Number(start.slice(5, 7)) - 1, Number(start.slice(8)) - 1)).toISOString().slice(0, 10)

/** Perks that the art lover used at doors, by perk and day. */
const used = [
  ['evening-before', '2027-05-20'],
  ['guide-copy', '2027-09-24'],
] as const
const perksUsed = (): SampleDocument[] =>
  used.map(([perkId, day]) => {
    const at = instantAt(`${day}T18:10`)
    const claim = { perkId, membershipId: 'm-artlover', personId: 'p-artlover', at, by: desk, status: 'claimed' as const }
    return sampleDocument(perkRedemptions, `used-${perkId}`, claim, { by: desk, at })
  })

/** A host of studios who cannot pay this year. */
const waiver = (): SampleDocument => {
  const [personId, at] = ['p-host', instantAt('2027-10-13T20:10')]
  return sampleDocument(
    membershipWaivers,
    `${personId}-artist`,
    {
      personId,
      productId: 'artist',
      level: 'single',
      name: 'Artist membership, One artist',
      reason: 'My hours at the cannery were cut in August. I would not like to miss the year.',
      askedAt: at,
      status: 'asked',
    },
    { by: personId, at },
  )
}

function proofs(): SampleDocument[] {
  const proof = (id: string, at: string, data: Parameters<typeof sampleDocument<typeof eligibility>>[2]) =>
    sampleDocument(eligibility, id, data, { by: data.personId, at: instantAt(at) })
  return [
    proof('proof-student', '2027-10-14T19:05', {
      personId: 'p-donor',
      kind: 'student',
      filePath: artPath(hungWork('proof').piece),
      status: 'pending',
    }),
    proof('proof-studio', '2027-10-12T08:40', { personId: 'p-host', kind: 'studio', filePath: artPath(hungWork('proof').piece), status: 'pending' }),
    proof('proof-insurance', '2027-06-02T12:00', {
      personId: 'p-host',
      kind: 'insurance',
      validUntil: '2028-05-31',
      decidedBy: desk,
      decidedAt: instantAt('2027-06-03T09:00'),
      status: 'accepted',
    }),
    proof('proof-nonprofit', '2027-08-20T12:00', {
      personId: 'p-advertiser',
      kind: 'nonprofit',
      decidedBy: desk,
      decidedAt: instantAt('2027-08-21T10:30'),
      reason: 'The letter names another organization',
      status: 'rejected',
    }),
  ]
}

/** Somebody who took part in a class in spring and left no email address. */
const withoutAddress = (): SampleDocument =>
  sampleDocument(
    people,
    'f-no-address',
    {
      names: { first: 'Bertram', last: 'Oyelaran', display: 'Bertram Oyelaran', sort: 'Oyelaran, Bertram' },
      emails: [],
      phones: ['+14155550123'],
      kind: 'person',
      tags: ['visitor'],
      source: 'Class list 2027',
      status: 'active',
    },
    { by: desk, at: instantAt('2027-04-18T15:00') },
  )
