import { LocalAccounts } from '../../src/adapters/memory/accounts/local-accounts'
import type { FunctionHandler } from '../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../src/domain/shared/functions/invoke-handler'
import type { Claims } from '../../src/ports/auth'
import { type MemoryWorld, memoryWorld } from './memory-world'

export interface StaffWorld extends MemoryWorld {
  /** Signs in a new person with these claims; `undefined` signs out. */
  enter(claims: Claims | undefined): Promise<void>
}

/** Their grace period without a second factor never ends, because tests advance the clock by months. */
const noEnd = Date.UTC(2100, 0) / 1000

/** The local backend without sample data, with a signed-in staff member. */
export async function staffWorld(claims: Claims, now: Date): Promise<StaffWorld> {
  const world = await memoryWorld({ now })
  const { auth, store, clock, ids } = world
  const accounts = new LocalAccounts(store, clock, ids)
  const enter = async (holds: Claims | undefined) => {
    if (auth.current) await auth.signOut()
    if (!holds) return
    const { uid } = await auth.signUp(`${ids.next()}@staff.example`, 'a long password', 'Staff')
    const isStaff = holds.adm === 1 || holds.sa === 1
    await accounts.change(uid, { claims: { ...holds, ...(isStaff && { mfaFrom: noEnd }) } })
    await auth.refreshClaims()
  }
  await enter(claims)
  return { ...world, enter }
}

/** Calls a callable in another browser, where the sample's superadmin has just signed in. */
export function asSuperadmin<I, O>({ context, clock }: MemoryWorld, handler: FunctionHandler<I, O>, input: I): Promise<unknown> {
  const claims = { pid: 'p-superadmin', adm: 1, sa: 1 } as const
  return invokeHandler(handler, { ...context, actor: { uid: 'u-superadmin', secondFactor: true, claims, authenticatedAt: clock.now() } }, input)
}
