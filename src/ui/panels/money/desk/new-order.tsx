import { lazy, Suspense } from 'react'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { DraftLine } from '../../../../domain/shop/checkout/order-draft'
import { quoteDeskOrder } from '../../../../domain/shop/desk/desk-order.contract'
import { maxDeskCents, maxLines } from '../../../../domain/shop/order-limits'
import { useService } from '../../../app-services/app-context'
import { refusalText } from '../../../checkout/order-refusal-text'
import { useDebouncedCall } from '../../../checkout/use-debounced-call'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button, LinkButton } from '../../../kit/button'
import { moneyOf } from '../../../kit/format-money'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useReauthenticatedOutcome } from '../../engine/run/use-reauthenticated-outcome'
import css from './desk.module.css'
import { type DeskOrderFormValues, payerOf, wholeEmail } from './desk-order-form-values'
import type { MadeOrder } from './desk-order-props'
import { PayerFields } from './payer-fields'
import { QuotedLines } from './quoted-lines'
import { useCreateDeskOrder } from './use-create-desk-order'
import { WaitingOrders } from './waiting-orders'

/** Loaded on demand, because they need the form inputs. */
const AddLine = lazy(() => import('./add-line'))
const DiscountCode = lazy(() => import('../../../checkout/discount-code'))

interface NewOrderProps {
  readonly entry: DeskOrderFormValues
  readonly onChange: (change: Partial<DeskOrderFormValues>) => void
  readonly onMade: (made: MadeOrder, isAnother: boolean) => Promise<void>
}

/** Enters payer and lines, shows the price, and creates the order. */
export function NewOrder({ entry, onChange, onMade }: NewOrderProps) {
  const { lines, code } = entry
  const callables = useService(Callables)
  const { outcome, question } = useReauthenticatedOutcome()
  const payer = payerOf(entry)
  const draft = { lines: [...lines], ...payer, ...(code !== undefined && { code }) }
  const asked = lines.length > 0 ? JSON.stringify(draft) : undefined
  const { answer: quoted, isAsking, error, again } = useDebouncedCall(asked, () => callables.call(quoteDeskOrder, draft))
  const { make, same } = useCreateDeskOrder(onMade, again)
  const refusedCode = quoted?.state === 'refused' ? quoted.refusals.find(({ reason }) => reason === 'code') : undefined
  const seen = quoted?.state === 'priced' ? quoted : undefined
  const email = wholeEmail(entry)
  const missing = whyNot(entry, email, seen?.totalCents ?? 0)
  const add = (line: Omit<DraftLine, 'id'>) => onChange({ lines: [...lines, { ...line, id: nextId(lines) }] })
  const order = () => {
    if (seen && email !== undefined) void outcome.run('Making the order…', () => make({ draft: { ...draft, email }, seen }))
  }
  return (
    <div className={css.desk}>
      <PayerFields entry={entry} payer={seen?.payer} onChange={onChange} />
      <Suspense fallback={null}>
        <WaitingOrders {...payer} />
      </Suspense>
      <section aria-labelledby="desk-lines">
        <h2 id="desk-lines">What for</h2>
        <QuotedLines entry={entry} quoted={quoted} isAsking={isAsking} onRemove={id => onChange({ lines: lines.filter(line => line.id !== id) })} />
        <FailureNotice error={error} actions={<Button onClick={again}>Ask again</Button>} />
        {lines.length < maxLines && (
          <Suspense fallback={<p role="status">Loading what you can sell…</p>}>
            <AddLine onAdd={add} />
          </Suspense>
        )}
        {lines.length > 0 && (
          <Suspense fallback={null}>
            <DiscountCode code={code} problem={refusedCode && refusalText(refusedCode)} onEnter={entered => onChange({ code: entered })} />
          </Suspense>
        )}
      </section>
      {question}
      <OutcomeLine outcome={outcome} />
      {same !== undefined && outcome.state.is === 'done' && <LinkButton to={`?order=${same}`}>Open order {same}</LinkButton>}
      <p>
        <Button look="main" busy={isAsking || outcome.state.is === 'working'} disabled={missing !== undefined || !seen} onClick={order}>
          {seen ? `Take ${moneyOf({ cents: seen.totalCents })}` : 'Take the payment'}
        </Button>{' '}
        <span role="status">{missing ?? ''}</span>
      </p>
    </div>
  )
}

const nextId = (lines: readonly DraftLine[]) => `line-${1 + Math.max(0, ...lines.map(({ id }) => Number(id.slice('line-'.length))))}`

/** Why the order cannot be created yet. */
function whyNot({ lines }: DeskOrderFormValues, email: string | undefined, cents: number): string | undefined {
  if (lines.length === 0) return 'Add a line first.'
  if (email === undefined) return 'Enter the email that the receipt goes to.'
  return cents > maxDeskCents ? `An order can be ${moneyOf({ cents: maxDeskCents })} at most. Split it into two.` : undefined
}
