import type { OrderLine } from '../../orders.collection'

/** Id of what a line creates. It contains the order's id, because line ids are unique only within their order. */
export const lineKey = (orderId: string, { id }: Pick<OrderLine, 'id'>): string => `${orderId}-${id}`

export const linesOf = ({ lines }: { readonly lines: readonly OrderLine[] }, kind: OrderLine['kind']): readonly OrderLine[] =>
  lines.filter(line => line.kind === kind)
