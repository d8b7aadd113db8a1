import type { Actor } from '../../../src/domain/shared/records/policy'
import type { Claims } from '../../../src/ports/auth'

const person = (pid: string, claims: Claims = {}): Actor => ({ uid: `u-${pid}`, claims: { pid, ...claims } })
const staff = (pid: string, sc: string): Actor => ({ ...person(pid, { adm: 1, sc }), secondFactor: true })
/** The server's time of every attempt is 18:00. */
const sixPm = Date.UTC(2027, 9, 16, 18) / 1000

/** Their sessions before 17:30 were ended. */
const halfPastFive = sixPm - 1800
const ended: readonly string[] = ['u-en', 'u-visit']
export const endedBefore = (uid: string): number | undefined => (ended.includes(uid) ? halfPastFive : undefined)
const since = (second: number) => ({ authenticatedAt: new Date(second * 1000) })
const everyRole: Claims = { adm: 1, sc: 'cgpmes', sa: 1, jur: ['call-a'], vol: '2028-01-01' }

/** All the people whom a rule can distinguish. The records belong to `ana` and to the call `call-a`. */
export const persons: Readonly<Record<string, Actor | undefined>> = {
  visitor: undefined,
  account: { uid: 'u-new', claims: {} },
  owner: person('ana'),
  other: person('bo'),
  juror: person('jo', { jur: ['call-a', 'call-b'] }),
  strangeJuror: person('jan', { jur: ['call-b'] }),
  volunteer: person('vi', { vol: '2028-01-01' }),
  formerVolunteer: person('vi', { vol: '2027-10-14' }),
  staff: staff('al', ''),
  content: staff('co', 'c'),
  guide: staff('gu', 'g'),
  people: staff('pe', 'p'),
  money: staff('mo', 'm'),
  mail: staff('ma', 'e'),
  system: staff('sy', 's'),
  several: staff('se', 'cg'),
  lapsed: person('la', { sc: 'cgpmes' }),
  superadmin: { ...person('su', { sa: 1 }), secondFactor: true },
  /** Without a second factor: in the last second of the grace period, after it, and without a grace period. */
  staffInGrace: person('gr', { adm: 1, sc: 'cgpmes', sa: 1, mfaFrom: sixPm + 1 }),
  staffAfterGrace: person('ag', { adm: 1, sc: 'cgpmes', sa: 1, mfaFrom: sixPm }),
  staffWithoutGrace: person('wg', { adm: 1, sc: 'cgpmes', sa: 1 }),
  masked: person('ana', { imp: 'u-pe', end: Date.UTC(2100, 0) / 1000 }),
  maskedStaff: person('pe', { adm: 1, sc: 'cgpmes', sa: 1, imp: 'u-su', end: Date.UTC(2100, 0) / 1000, mfaFrom: sixPm + 1 }),
  /** All role claims, in a session that was ended, and in the session after it. */
  ended: { ...person('en', everyRole), secondFactor: true, ...since(halfPastFive - 1) },
  signedInAgain: { ...person('en', everyRole), secondFactor: true, ...since(halfPastFive) },
  /** A masquerade whose staff member's sessions were ended, and the masquerade after it. */
  maskedBefore: {
    uid: 'u-visit',
    claims: { pid: 'ana', jur: ['call-a'], vol: '2028-01-01', imp: 'u-pe', end: sixPm + 900 },
    ...since(halfPastFive - 1),
  },
  maskedAgain: { uid: 'u-visit', claims: { pid: 'ana', jur: ['call-a'], vol: '2028-01-01', imp: 'u-pe', end: sixPm + 900 }, ...since(halfPastFive) },
  /** Their masquerade expired a second ago. */
  formerlyMasked: person('ana', { jur: ['call-a'], vol: '2028-01-01', imp: 'u-pe', end: Date.UTC(2027, 9, 16, 18) / 1000 - 1 }),
}
