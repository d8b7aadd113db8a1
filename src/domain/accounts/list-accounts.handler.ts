import type { AccountFacts } from '../../ports/accounts-admin'
import type { Claims } from '../../ports/auth'
import { defineHandler } from '../shared/functions/handler'
import { scopeLetter, scopes } from '../shared/records/policy'
import { type ListedAccount, listAccounts } from './list-accounts.contract'
import { isMasqueradeAccount } from './masquerade/masquerade-account'

export const listAccountsHandler = defineHandler(listAccounts, async (context, { from }) => {
  const { accounts, next } = await context.accounts.list(from)
  return { accounts: accounts.filter(({ uid }) => !isMasqueradeAccount(uid)).map(listedOf), ...(next !== undefined && { next }) }
})

const listedOf = ({ claims, createdAt, lastSignInAt, secondFactorSince, providers, ...facts }: AccountFacts): ListedAccount => ({
  uid: facts.uid,
  email: facts.email,
  emailVerified: facts.emailVerified,
  displayName: facts.displayName,
  disabled: facts.disabled,
  providers: [...providers],
  createdAt: createdAt.toISOString(),
  roles: rolesIn(claims),
  ...(lastSignInAt && { lastSignInAt: lastSignInAt.toISOString() }),
  ...(secondFactorSince && { secondFactorSince: secondFactorSince.toISOString() }),
  ...(claims.pid !== undefined && { personId: claims.pid }),
})

const rolesIn = ({ sa, sc = '', jur = [], vol }: Claims): string[] => [
  ...(sa === 1 ? ['superadmin'] : []),
  ...scopes.filter(name => sc.includes(scopeLetter[name])),
  ...(jur.length > 0 ? ['juror'] : []),
  ...(vol === undefined ? [] : ['volunteer']),
]
