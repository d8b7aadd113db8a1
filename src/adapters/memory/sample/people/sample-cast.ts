import type { Claims } from '../../../../ports/auth'
import { instantAt } from '../sample-city-time'
import { generatedArtists } from './generate-artists'
import { type SampleAccount, samplePassword } from './sample-account'

export const domainName = 'saltlight.example'

/** People whom other sample records refer to: who registers studios, who edits the guide. */
export const guideEditor = 'p-guideadmin'
export const contentEditor = 'p-contentadmin'
export const buildingHost = 'p-host'

interface Role {
  readonly key: string
  readonly first: string
  readonly last: string
  readonly pid: string
  readonly claims: Omit<Claims, 'pid'>
  readonly tags: readonly string[]
}

const cast = (key: string, first: string, last: string, claims: Omit<Claims, 'pid'> = {}, ...tags: string[]): Role => ({
  key,
  first,
  last,
  pid: `p-${key}`,
  claims,
  tags,
})

/** Everybody with an account, in the order of the keys; the artist is the first of the roll. */
export function sampleCast(): readonly Role[] {
  const { id, first, last } = generatedArtists()[0]!
  return [
    { ...cast('artist', first, last, {}, 'artist'), pid: id },
    cast('host', 'Rosalind', 'Achterberg', {}, 'host'),
    cast('artlover', 'Paulette', 'Vance-Ortega', {}, 'art lover'),
    cast('donor', 'Hugh', 'Tremaine', {}, 'donor'),
    cast('advertiser', 'Consuelo', 'Bright', {}, 'advertiser'),
    cast('juror', 'Ambrose', 'Kahale', { jur: ['guide-cover-2027'] }, 'juror'),
    cast('volunteer', 'Pernille', 'Skov', { vol: '2027-11-01' }, 'volunteer'),
    cast('contentadmin', 'Odile', 'Marchetti-Reyes', { adm: 1, sc: 'c' }, 'staff'),
    cast('guideadmin', 'Benedikt', 'Amaral', { adm: 1, sc: 'g' }, 'staff'),
    cast('peopleadmin', 'Ines', 'Thorvald', { adm: 1, sc: 'p' }, 'staff'),
    cast('moneyadmin', 'Leopold', 'Nakagawa-Stern', { adm: 1, sc: 'm' }, 'staff'),
    cast('mailadmin', 'Corin', 'Adeyemi-Walsh', { adm: 1, sc: 'e' }, 'staff'),
    cast('systemadmin', 'Vikram', 'Oduya', { adm: 1, sc: 's' }, 'staff'),
    cast('superadmin', 'Eugenia', 'Salvatierra', { adm: 1, sa: 1 }, 'staff', 'director'),
  ]
}

export const sampleAccounts = (): readonly SampleAccount[] =>
  sampleCast().map(({ key, first, last, pid, claims }) => ({
    key,
    uid: `u-${key}`,
    name: `${first} ${last}`,
    email: `${key}@${domainName}`,
    password: samplePassword,
    // Their days of grace still run in the season's days.
    claims: { pid, ...claims, ...(claims.adm && { mfaFrom: instantAt('2027-10-21T09:00').getTime() / 1000 }) },
    createdAt: instantAt('2026-01-12T09:00'),
    // One staff member has not signed in since spring.
    lastSignIn: instantAt(key === 'mailadmin' ? '2027-04-02T10:15' : '2027-10-14T08:30'),
  }))
