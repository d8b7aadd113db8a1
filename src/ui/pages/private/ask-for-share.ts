import { type ResolvedShare, resolvePrivateShare } from '../../../domain/private-shares/resolve-private-share.contract'
import type { Callables } from '../../../domain/shared/functions/callables'
import { isPortError } from '../../../ports/errors'

/** `none`: the link shows nothing, for whatever reason. */
export type AskedShare = ResolvedShare | { readonly state: 'none' }

/** Asks what a link shows, which counts a view. A guesser who asks too often reads the same words as for a link that nobody made. */
export async function askForShare(callables: Callables, token: string, passcode?: string): Promise<AskedShare> {
  try {
    return await callables.call(resolvePrivateShare, { token, ...(passcode !== undefined && { passcode }) })
  } catch (error) {
    if (isPortError(error, 'functions', 'not-found', 'resource-exhausted', 'invalid-argument')) return { state: 'none' }
    throw error
  }
}
