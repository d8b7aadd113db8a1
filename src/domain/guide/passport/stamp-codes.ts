import type { HandlerContext } from '../../shared/functions/handler'
import { serverSecret } from '../../shared/functions/server-secret'
import { hmac } from '../../shared/signature'
import { passportKeys } from './passport-keys.collection'
import { codeCharacters, stampCodeLength } from './typed-stamp-code'

/** Id of the only key. */
const keyId = 'doors'

const signed = async ({ systemRecords }: HandlerContext, text: string) => hmac(text, await serverSecret(systemRecords, passportKeys, keyId))

/** The code of a listing in its edition, which stands on the sign at its door: a signature, so it is stored nowhere. */
export async function stampCode(context: HandlerContext, { id, editionId }: { readonly id: string; readonly editionId: string }): Promise<string> {
  const digest = await signed(context, `door ${editionId} ${id}`)
  const characters = Array.from({ length: stampCodeLength }, (_, i) => codeCharacters[Number.parseInt(digest.slice(i * 2, i * 2 + 2), 16) % 32])
  return characters.join('')
}

/** The id of the one stamp that a passport can have of a listing on a day, so that a stamp that arrives twice is one. It names nobody. */
export const stampId = async (context: HandlerContext, listingId: string, day: string, holder: StampHolder): Promise<string> =>
  (await signed(context, `stamp ${listingId} ${day} ${holder.personId ?? `device ${holder.deviceId}`}`)).slice(0, 32)

/** Whose passport it is: a person's, or that of a device on which nobody is signed in. */
export type StampHolder = { readonly personId: string; readonly deviceId?: never } | { readonly deviceId: string; readonly personId?: never }

export const holderQuery = ({ personId, deviceId }: StampHolder) =>
  personId === undefined ? (['deviceId', '==', deviceId] as const) : (['personId', '==', personId] as const)
