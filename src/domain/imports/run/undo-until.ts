import type { HandlerContext } from '../../shared/functions/handler'

/** How long an import can be undone (product.md C5). */
export const importUndoDays = 30

export const undoUntil = ({ clock }: Pick<HandlerContext, 'clock'>) => new Date(clock.now().getTime() + importUndoDays * 86_400_000)
