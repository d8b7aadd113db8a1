import type { HandlerContext } from '../../shared/functions/handler-context'

/** How long an import can be undone (product §C5), in milliseconds. */
const undoTime = 30 * 86_400_000

export const undoUntil = ({ clock }: Pick<HandlerContext, 'clock'>) => new Date(clock.now().getTime() + undoTime)
