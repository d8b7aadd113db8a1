import { type Field, type FieldMap, type Money, money, number, optional } from '../../../../domain/shared/records/fields'
import type { Order } from '../../../../domain/shop/orders.collection'
import { lineBalance, type RefundedLine } from '../../../../domain/shop/refunds/line-balance'
import { type Refunding, type RefundRequest, refundOrder } from '../../../../domain/shop/refunds/refund-order'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'

type Values = Readonly<Record<string, unknown>>
const piecesOf = (lineId: string) => `pieces-${lineId}`
const amountOf = (lineId: string) => `amount-${lineId}`

/** Two inputs for each line with a remainder: returned pieces, or an amount. */
export function refundFields({ lines }: Order, before: readonly RefundedLine[]): FieldMap {
  const fields = lines
    .filter(({ kind }) => kind !== 'discount')
    .flatMap((line): (readonly [string, Field])[] => {
      const { pieces, cents } = lineBalance(line, before)
      if (cents === 0) return []
      return [
        [piecesOf(line.id), optional({ ...number(`${line.title}: pieces`, { min: 1, max: pieces, integer: true }), help: `${pieces} left` })],
        [amountOf(line.id), optional({ ...money(`${line.title}: or an amount`), help: `${moneyOf({ cents })} left, with tax` })],
      ] as const
    })
  return Object.fromEntries(fields)
}

const requestsOf = ({ lines }: Order, values: Values): readonly RefundRequest[] =>
  lines.flatMap(({ id: lineId }): RefundRequest[] => {
    const [pieces, amount] = [values[piecesOf(lineId)], values[amountOf(lineId)] as Money | undefined]
    return pieces !== undefined ? [{ lineId, pieces: Number(pieces) }] : amount ? [{ lineId, cents: amount.cents }] : []
  })

export interface RefundChoice {
  readonly requests: readonly RefundRequest[]
  readonly refunding: Refunding
}

/** The entered refund, and its effects. */
export function refundChoice(order: Order, before: readonly RefundedLine[], values: Values): RefundChoice {
  const requests = requestsOf(order, values)
  return { requests, refunding: refundOrder(order, before, requests) }
}

/** Problems of the input, by field. */
export function refundProblems(order: Order, before: readonly RefundedLine[], values: Values): Readonly<Record<string, string>> {
  const twice = order.lines.find(({ id }) => values[piecesOf(id)] !== undefined && values[amountOf(id)] !== undefined)
  if (twice) return { [amountOf(twice.id)]: 'Enter pieces or an amount, and leave the other empty.' }
  const { refunding } = refundChoice(order, before, values)
  if (refunding.state === 'refunded') return {}
  const [first = ''] = Object.keys(refundFields(order, before))
  if (refunding.reason !== 'amount') return { [first]: 'Enter how many pieces to refund, or an amount.' }
  const { lineId, left } = refunding
  const field = values[piecesOf(lineId)] === undefined ? amountOf(lineId) : piecesOf(lineId)
  return { [field]: `Enter no more than is left: ${counted(left.pieces, 'piece')}, ${moneyOf(left)}.` }
}
