import { people } from '../../../domain/accounts/people'
import { memberships, terms } from '../../../domain/memberships/memberships'
import { eligibility } from '../../../domain/people/eligibility'
import { artPath } from './art/art-piece'
import { hungWork } from './pages/hung-pictures'
import { type SampleDocument, sampleDocument } from './season-documents'
import { instantAt } from './season-times'

const desk = 'p-peopleadmin'

/** What the verifier works with: a member with a card to be had, documents that wait, and a fault for the look through the data to find. */
export const sampleDoors = (): readonly SampleDocument[] => [...member(), ...proofs(), withoutAddress()]

function member(): SampleDocument[] {
  const at = instantAt('2027-03-01T10:00')
  const params = { membership: 'm-artlover' }
  const common = { personId: 'p-artlover', level: 'friend', audience: 'artlover', since: '2026-03-01' } as const
  return [
    sampleDocument(
      memberships,
      'm-artlover',
      { ...common, productId: 'artlover', autoRenew: true, seats: [], suspensions: [] },
      { by: 'system', at },
    ),
    sampleDocument(
      terms,
      't-artlover',
      { personId: 'p-artlover', start: '2027-03-01', end: '2028-02-29', kind: 'renew' },
      { by: 'system', at },
      params,
    ),
  ]
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
      reason: 'The letter names another organisation',
      status: 'rejected',
    }),
  ]
}

/** Came to a class in spring and left no address. */
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
