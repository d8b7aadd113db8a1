import type { HandlerContext } from '../../shared/functions/handler-context'

/** As payers read it in mails. */
export const nameOf = async (context: HandlerContext): Promise<string> => (await context.organisation())?.name ?? 'us'
