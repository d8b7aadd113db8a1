import type * as v from 'valibot'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { Services } from '../../../../domain/shared/functions/service'
import { omitUndefined } from '../../../../domain/shared/omit-undefined'
import { recordPledge } from '../../../../domain/shop/gifts/record-pledge.contract'

interface Promised {
  readonly personId?: string | undefined
  readonly email?: string | undefined
  readonly amountCents: number
  readonly causeId?: string | undefined
  readonly dueOn?: string | undefined
  readonly matchOf?: string
}

/** Records an entered pledge; a repeated call with the same id records it once. */
export async function newPledge(
  services: Services,
  id: string,
  { personId, email, amountCents, causeId, dueOn = '', matchOf }: Promised,
): Promise<void> {
  const address = personId === undefined ? email?.trim().toLowerCase() : undefined
  const input = { id, personId, email: address, amountCents, causeId, dueOn, matchOf }
  await services.get(Callables).call(recordPledge, omitUndefined(input) as v.InferInput<typeof recordPledge.input>)
}
