import type { Claims, SecondFactor } from '../../../ports/auth'
import type { Clock } from '../../../ports/clock'
import type { Doc, Documents, Fields, Write } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import type { Ids } from '../../../ports/ids'
import type { PasswordHash } from './password-hash'

/** An authenticator app as the authentication service stores it. */
interface LocalFactor extends SecondFactor {
  readonly secret: string
}

/** What the authentication service stores about a user. The documents are in no declared collection, so they are closed to every client. */
export interface LocalAccount {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  readonly emailVerified: boolean
  readonly disabled: boolean
  readonly claims: Claims
  readonly password?: PasswordHash
  readonly factors?: readonly LocalFactor[]
  readonly createdAt: Date
  readonly lastSignIn?: Date
  /** Generation of the account's sessions: increasing it ends all earlier sessions. Absent means the first generation. */
  readonly sessions?: number
  /** When all sessions were last ended: callables refuse tokens of earlier sessions, which a browser may still hold. */
  readonly sessionsEndedBefore?: Date
  /** Key of a sample person. */
  readonly key?: string
}

export type CodeOperation = 'reset-password' | 'verify-email' | 'change-email' | 'recover-email' | 'sign-in'
interface ActionCode {
  readonly operation: CodeOperation
  readonly email: string
  /** The account that the code is for, if the email address alone does not identify it. */
  readonly uid?: string
  readonly expires: Date
}

interface CustomToken {
  readonly uid: string
  readonly claims: Claims
  readonly expires: Date
  readonly used?: true
}

const accountsPath = 'localAccounts'
const codesPath = 'localCodes'
const tokensPath = 'localTokens'
/** How long a custom token can be used to sign in, in milliseconds; the same as in the hosted service. */
const tokenLife = 60 * 60_000
/** How long a link in a mail works, in milliseconds. */
const codeLife: { readonly [O in CodeOperation]: number } = {
  'reset-password': 60 * 60_000,
  'sign-in': 60 * 60_000,
  'verify-email': 3 * 24 * 60 * 60_000,
  'change-email': 3 * 24 * 60 * 60_000,
  'recover-email': 30 * 24 * 60 * 60_000,
}

/** Accounts by uid and by email address, and the one-time codes of account mails. */
export class LocalAccounts {
  constructor(
    private readonly documents: Documents,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async byUid(uid: string): Promise<LocalAccount | undefined> {
    const doc = await this.documents.get(`${accountsPath}/${uid}`)
    return doc && accountOf(doc)
  }

  async byEmail(email: string): Promise<LocalAccount | undefined> {
    const [doc] = await this.documents.query({ collection: accountsPath, where: [['email', '==', email]], limit: 1 })
    return doc && accountOf(doc)
  }

  /** The accounts that a developer can switch to, in the order of their keys. */
  async samplePeople(): Promise<readonly (LocalAccount & { readonly key: string })[]> {
    const docs = await this.documents.query({ collection: accountsPath, orderBy: [['order', 'asc']] })
    return docs.map(accountOf).filter(account => account.key !== undefined) as (LocalAccount & { readonly key: string })[]
  }

  async all(): Promise<readonly LocalAccount[]> {
    return (await this.documents.query({ collection: accountsPath })).map(accountOf)
  }

  async create(account: Omit<LocalAccount, 'uid' | 'disabled' | 'createdAt'>): Promise<LocalAccount> {
    const created: LocalAccount = { ...account, uid: this.ids.next(), disabled: false, createdAt: this.clock.now() }
    // The email address is claimed in the same commit, so that two sign-ups at the same time cannot both get it.
    await this.documents.commit([creating(created), { op: 'create', path: addressPath(account.email), data: { uid: created.uid } }]).catch(taken)
    return created
  }

  /** An account that nobody can sign in to without a token. Its sessions are not those of a former account with the same uid. */
  async createWithoutAddress(uid: string, displayName: string): Promise<void> {
    const createdAt = this.clock.now()
    const account = { uid, email: '', displayName, emailVerified: false, disabled: false, claims: {}, createdAt, sessions: createdAt.getTime() }
    await this.documents.commit([creating(account)])
  }

  async change(uid: string, change: Partial<Omit<LocalAccount, 'uid' | 'email'>>): Promise<void> {
    await this.documents.commit([{ op: 'update', path: `${accountsPath}/${uid}`, data: change as Fields }])
  }

  async endSessions(uid: string): Promise<void> {
    const account = await this.byUid(uid)
    await this.change(uid, { sessions: (account?.sessions ?? 0) + 1, sessionsEndedBefore: this.clock.now() })
  }

  /** Changes an account's email address; fails if another account has it. */
  async readdress({ uid, email }: LocalAccount, newEmail: string): Promise<void> {
    await this.documents
      .commit([
        { op: 'create', path: addressPath(newEmail), data: { uid } },
        { op: 'delete', path: addressPath(email) },
        { op: 'update', path: `${accountsPath}/${uid}`, data: { email: newEmail, emailVerified: true } },
      ])
      .catch(taken)
  }

  async delete({ uid, email }: LocalAccount): Promise<void> {
    await this.documents.commit([
      { op: 'delete', path: `${accountsPath}/${uid}` },
      ...(email === '' ? [] : [{ op: 'delete' as const, path: addressPath(email) }]),
    ])
  }

  async issueCode(operation: CodeOperation, email: string, uid?: string): Promise<string> {
    const code = this.ids.next()
    const expires = new Date(this.clock.now().getTime() + codeLife[operation])
    await this.documents.commit([
      { op: 'create', path: `${codesPath}/${code}`, data: { operation, email, expires, ...(uid !== undefined && { uid }) } },
    ])
    return code
  }

  /** Reads a code without using it up. */
  async findCode(code: string): Promise<ActionCode> {
    if (!/^[A-Za-z0-9]+$/.test(code)) throw unusable(code)
    return this.checked((await this.documents.get(`${codesPath}/${code}`))?.data, code)
  }

  /** Uses a code up; a second attempt fails. */
  useCode(code: string, ...operations: readonly CodeOperation[]): Promise<ActionCode> {
    if (!/^[A-Za-z0-9]+$/.test(code)) throw unusable(code)
    return this.documents.transact(async transaction => {
      const found = this.checked((await transaction.get(`${codesPath}/${code}`))?.data, code)
      if (!operations.includes(found.operation)) throw unusable(code)
      transaction.write({ op: 'delete', path: `${codesPath}/${code}` })
      return found
    })
  }

  async issueToken(uid: string, claims: Claims): Promise<string> {
    const token = this.ids.next()
    const expires = new Date(this.clock.now().getTime() + tokenLife)
    await this.documents.commit([{ op: 'create', path: `${tokensPath}/${token}`, data: { uid, claims: claims as Fields, expires } }])
    return token
  }

  /** The uid of the account whose session a token starts. A token can be used once. */
  useToken(token: string): Promise<string> {
    if (!/^[A-Za-z0-9]+$/.test(token)) throw unusable(token)
    return this.documents.transact(async transaction => {
      const data = (await transaction.get(`${tokensPath}/${token}`))?.data as unknown as CustomToken | undefined
      if (!data || data.used) throw unusable(token)
      if (data.expires <= this.clock.now()) throw new PortError('auth', 'expired-action-code', token)
      transaction.write({ op: 'update', path: `${tokensPath}/${token}`, data: { used: true } })
      return data.uid
    })
  }

  /** The claims that a session started with this token has in addition to its account's. */
  async claimsOfToken(token: string): Promise<Claims> {
    const found = (await this.documents.get(`${tokensPath}/${token}`))?.data as unknown as CustomToken | undefined
    return found?.claims ?? {}
  }

  private checked(data: Fields | undefined, code: string): ActionCode {
    if (!data) throw unusable(code)
    const found = data as unknown as ActionCode
    if (found.expires <= this.clock.now()) throw new PortError('auth', 'expired-action-code', code)
    return found
  }
}

/** The writes that create a sample account; `order` is its position among the sample people. */
export function seededAccount(account: LocalAccount, order: number): readonly { readonly path: string; readonly data: Fields }[] {
  return [
    { path: `${accountsPath}/${account.uid}`, data: { ...fieldsOf(account), order } },
    { path: addressPath(account.email), data: { uid: account.uid } },
  ]
}

const addressPath = (email: string) => `localAddresses/${encodeURIComponent(email)}`
const creating = (account: LocalAccount): Write => ({ op: 'create', path: `${accountsPath}/${account.uid}`, data: fieldsOf(account) })
const accountOf = ({ id, data }: Doc) => ({ ...data, uid: id }) as unknown as LocalAccount
const fieldsOf = ({ uid: _uid, ...fields }: LocalAccount) => fields as unknown as Fields
const unusable = (code: string) => new PortError('auth', 'invalid-action-code', code)

function taken(error: unknown): never {
  if (error instanceof PortError && error.code === 'already-exists')
    throw new PortError('auth', 'email-already-in-use', 'an account with this address exists')
  throw error
}
