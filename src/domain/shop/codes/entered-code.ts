import { normalEmail } from '../../people/normal-email'
import { countCall } from '../../shared/functions/call-limit'
import { hourly } from '../../shared/functions/cloud-function'
import type { HandlerContext } from '../../shared/functions/handler'
import { sha256 } from '../../shared/sha256'
import { discountCodes } from './discount-codes.collection'

/** The number of different codes, right or wrong, that may be tried in an hour, against guessing. Repeating a code counts once. */
const tried = { name: 'discountCode', limit: { network: hourly(60), account: hourly(20) } } as const

/** A code as a buyer entered it. */
export interface EnteredCode {
  /** Absent if there is no such code. */
  readonly id: string | undefined
  /** Id of the record that counts this buyer's uses; absent if the buyer is not known yet. */
  readonly usesId: string | undefined
}

export interface CodeBuyer {
  readonly personId: string | undefined
  readonly email?: string | undefined
}

/** Finds an entered code, in any capitalization. Throws `too-many-attempts` after too many different codes. */
export async function enteredCode(context: HandlerContext, entered: string, buyer: CodeBuyer): Promise<EnteredCode> {
  const code = entered.replaceAll(/\s/g, '').toUpperCase()
  await countCall(tried, context, {}, await sha256(code))
  const found = await context.systemRecords.find(discountCodes, {
    where: [['code', 'in', [...new Set([code, code.toLowerCase(), entered.trim()])]]],
    limit: 10,
  })
  const id = (found.find(({ status }) => status === 'live') ?? found[0])?.id
  return { id, usesId: id === undefined ? undefined : (await usesIds(id, buyer))[0] }
}

/** Ids of the use counters: by the person, or without one by the address. The first known one counts. */
export async function usesIds(codeId: string, { personId, email }: CodeBuyer): Promise<readonly string[]> {
  const buyers = [personId, email === undefined ? undefined : normalEmail(email)].filter(buyer => buyer !== undefined)
  return Promise.all(buyers.map(async buyer => `${codeId}-${(await sha256(`buyer ${buyer}`)).slice(0, 40)}`))
}
