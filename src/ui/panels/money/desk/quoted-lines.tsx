import type { DeskQuote } from '../../../../domain/shop/desk/desk-order.contract'
import { OrderTotals } from '../../../checkout/order-lines'
import { refusalText, refusedLine } from '../../../checkout/order-refusal-text'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { moneyOf } from '../../../kit/format-money'
import { calendarDayText } from '../../../kit/time/format-time'
import css from './desk.module.css'
import type { DeskOrderFormValues } from './desk-order-form-values'

interface QuotedLinesProps {
  readonly entry: DeskOrderFormValues
  readonly quoted: DeskQuote | undefined
  readonly isAsking: boolean
  readonly onRemove: (id: string) => void
}

const day = (date: string) => calendarDayText(date, { short: true, year: true })

/** The lines with their prices, the days of memberships, and problems. */
export function QuotedLines({ entry: { lines }, quoted, isAsking, onRemove }: QuotedLinesProps) {
  const priced = quoted?.state === 'priced' ? quoted : undefined
  const refusals = quoted?.state === 'refused' ? quoted.refusals : []
  // A problem with the code is shown beside its input.
  const general = refusals.filter(refusal => refusedLine(refusal) === undefined && refusal.reason !== 'code')
  if (lines.length === 0) return null
  return (
    <div aria-busy={isAsking} className={css.lines}>
      <ul aria-label="Lines">
        {lines.map(({ id }, at) => {
          const line = priced?.lines.find(one => one.id === id)
          const bought = priced?.days.find(({ lineId }) => lineId === id)
          const why = refusals.filter(refusal => refusedLine(refusal) === id)
          const name = line?.title ?? `Line ${at + 1}`
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                {line && ` ${line.quantity} × ${moneyOf({ cents: line.unitCents })}`}
              </span>
              <Button size="xs" onClick={() => onRemove(id)} aria-label={`Remove: ${name}`}>
                Remove
              </Button>
              {bought && (
                <p>
                  From {day(bought.starts)} to {day(bought.ends)}, if it is paid today.
                  {bought.until !== undefined && ` Their last day so far is ${day(bought.until)}.`}
                </p>
              )}
              {why.map(refusal => (
                <p key={refusal.reason} role="alert">
                  {refusalText(refusal)}
                </p>
              ))}
            </li>
          )
        })}
      </ul>
      {general.length > 0 && (
        <Notice tone="bad" title="This cannot be ordered as it is.">
          {general.map(refusalText).join(' ')}
        </Notice>
      )}
      {priced?.lines
        .filter(({ kind }) => kind === 'discount')
        .map(line => (
          <p key={line.id}>{`${line.title}: ${moneyOf({ cents: line.unitCents })}`}</p>
        ))}
      {priced && <OrderTotals {...priced} />}
      {priced?.hasMemberPrices && <p>These are members’ prices.</p>}
    </div>
  )
}
