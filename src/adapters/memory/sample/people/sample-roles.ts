import { type GrantedRole, roleGrants } from '../../../../domain/accounts/roles/role-grants.collection'
import { calls } from '../../../../domain/jury/calls.collection'
import type { DataOf } from '../../../../domain/shared/records/collection'
import { type Scope, scopeLetter, scopes } from '../../../../domain/shared/records/policy'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { sampleCast } from './sample-cast'

const director = 'p-superadmin'
const nameOf = (wanted: string) =>
  sampleCast()
    .filter(({ key }) => key === wanted)
    .map(({ first, last }) => `${first} ${last}`)
    .join()
const granted = instantAt('2027-01-11T10:00')

/** Who holds which role, which roles wait for a second approver, and which have ended. */
export const sampleRoles = (): readonly SampleDocument[] => [...held(), ...waiting(), ...over(), cover()]

function held(): SampleDocument[] {
  return sampleCast().flatMap(({ key, pid, first, last, claims }) => {
    const of: readonly Scope[] = scopes.filter(scope => claims.sc?.includes(scopeLetter[scope]))
    const give = (role: GrantedRole, reason: string, more: Partial<DataOf<typeof roleGrants>> = {}) =>
      sampleDocument(
        roleGrants,
        `g-${key}`,
        {
          personId: pid,
          personName: `${first} ${last}`,
          role,
          scopes: role === 'admin' ? of : [],
          reason,
          requestedBy: director,
          status: 'active',
          ...more,
        },
        { by: director, at: granted },
      )
    if (claims.sa) return [give('superadmin', 'Director of the organization', { requestedBy: 'p-systemadmin', approvedBy: 'p-contentadmin' })]
    // Appointed with the director when the organization began, so that each can approve what the other asks for.
    if (of.includes('system')) return [give('admin', 'Appointed outside the office', { requestedBy: pid })]
    if (claims.adm) return [give('admin', 'Works in the office', of.includes('money') ? { approvedBy: 'p-systemadmin' } : {})]
    if (claims.jur) return [give('juror', 'Judges the cover of the guide', { callId: claims.jur[0] })]
    if (claims.vol) return [give('volunteer', 'Stands at doors during the season', { until: instantAt('2027-11-01T00:00') })]
    return []
  })
}

const waiting = (): SampleDocument[] => [
  sampleDocument(
    roleGrants,
    'g-waiting-money',
    {
      personId: 'p-guideadmin',
      personName: nameOf('guideadmin'),
      role: 'admin',
      scopes: ['guide', 'money'],
      reason: 'Handles registrations while accounting is on leave',
      until: instantAt('2027-12-01T00:00'),
      requestedBy: director,
      status: 'requested',
    },
    { by: director, at: instantAt('2027-10-14T16:20') },
  ),
]

const over = (): SampleDocument[] => [
  sampleDocument(
    roleGrants,
    'g-over-host',
    {
      personId: 'p-host',
      personName: nameOf('host'),
      role: 'volunteer',
      scopes: [],
      reason: 'Stood at the doors of Foundry Row',
      until: instantAt('2026-11-01T00:00'),
      requestedBy: director,
      endedAt: instantAt('2026-11-01T01:00'),
      status: 'expired',
    },
    { by: director, at: instantAt('2026-08-20T09:30') },
  ),
]

/** The call that the juror judges. */
const cover = (): SampleDocument =>
  sampleDocument(
    calls,
    'guide-cover-2027',
    {
      kind: 'cover',
      title: 'The cover of the guide 2027',
      summary: 'One work for the cover, chosen without names.',
      opensAt: instantAt('2027-04-01T09:00'),
      closesAt: instantAt('2027-05-15T23:59'),
      form: [{ question: 'How was it made?', required: true, max: 400 }],
      blindFields: [],
      criteria: [{ name: 'Seen from across the street', weight: 1 }],
      perEntry: 3,
      status: 'judging',
    },
    { by: 'p-guideadmin', at: instantAt('2027-03-20T10:00') },
  )
