import type { HandlerContext } from './handler-context'

/** As people read it in mails; “us” before anybody has entered it. */
export const nameOf = async ({ organisation }: Pick<HandlerContext, 'organisation'>): Promise<string> => (await organisation())?.name ?? 'us'
