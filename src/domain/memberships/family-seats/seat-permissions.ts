import { normalEmail } from '../../people/normal-email'
import { callerOf, type HandlerContext } from '../../shared/functions/handler'
import { isScoped } from '../../shared/records/policy'
import type { Seat } from './membership-seats.collection'

/** Whether the caller may give and take the seats of this person's membership. */
export function managesSeatsOf(context: HandlerContext, holderId: string): boolean {
  const { claims } = callerOf(context)
  return claims.pid === holderId || isScoped(claims, 'people')
}

/** The caller's address if it is confirmed; anybody can enter an address that is not theirs. */
export async function confirmedAddress(context: HandlerContext): Promise<string | undefined> {
  const account = await context.accounts.find(callerOf(context).uid)
  return account?.emailVerified ? normalEmail(account.email) : undefined
}

/** Whether a seat is the caller's, or was given to their address. */
export async function isForCaller(context: HandlerContext, { personId, email }: Seat): Promise<boolean> {
  if (personId !== undefined) return callerOf(context).claims.pid === personId
  return (await confirmedAddress(context)) === email
}
