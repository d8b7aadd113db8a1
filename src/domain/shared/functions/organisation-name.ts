import type { HandlerContext } from './handler-context'

/** The organization's name in mails; “us” before anybody has entered one. */
export const nameOf = async ({ organisation }: Pick<HandlerContext, 'organisation'>): Promise<string> => (await organisation())?.name ?? 'us'
