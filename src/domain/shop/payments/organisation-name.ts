import type { HandlerContext } from '../../shared/functions/handler-context'

/** The organization's name in mails to payers. */
export const nameOf = async (context: HandlerContext): Promise<string> => (await context.organisation())?.name ?? 'us'
