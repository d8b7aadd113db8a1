import type { Actor } from '../../../src/domain/shared/records/policy'
import type { Claims } from '../../../src/ports/auth'

const someone = (pid: string, more: Claims = {}): Actor => ({ uid: `u-${pid}`, claims: { pid, ...more } })
const staff = (pid: string, more: Claims): Actor => ({ ...someone(pid, more), secondFactor: true })

const account: Actor = { uid: 'u-new', claims: {} }

/** The people in the access table, by a short name. */
export const persons = {
  visitor: undefined,
  /** Has an account and has not joined. */
  new: account,
  /** Has joined, and owns nothing in the table. */
  uma: someone('uma'),
  /** Owns everything in the table that has an owner. */
  ana: someone('ana'),
  /** Owns other records of the same kinds. */
  bo: someone('bo'),
  /** Hosts the building and the event. */
  hal: someone('hal'),
  /** Judges call-1, and entry-1 is assigned to him. */
  jo: someone('jo', { jur: ['call-1'] }),
  /** Judges call-1; entry-1 is not assigned to her. */
  joy: someone('joy', { jur: ['call-1'] }),
  /** Was assigned entry-1 earlier; judges another call now. */
  jim: someone('jim', { jur: ['call-2'] }),
  vi: someone('vi', { vol: '2027-11-01' }),
  cy: staff('cy', { adm: 1, sc: 'c' }),
  gus: staff('gus', { adm: 1, sc: 'g' }),
  pia: staff('pia', { adm: 1, sc: 'p' }),
  mo: staff('mo', { adm: 1, sc: 'm' }),
  max: staff('max', { adm: 1, sc: 'e' }),
  sid: staff('sid', { adm: 1, sc: 's' }),
  root: staff('root', { sa: 1 }),
  /** Pia masquerading as Ana. */
  masq: someone('ana', { imp: 'pia', end: Date.UTC(2100, 0) / 1000 }),
} as const satisfies Record<string, Actor | undefined>

export type PersonKey = keyof typeof persons
export const everyone = Object.keys(persons) as readonly PersonKey[]
/** The people with a staff role of any scope. */
export const staffKeys: readonly PersonKey[] = ['cy', 'gus', 'pia', 'mo', 'max', 'sid', 'root']
