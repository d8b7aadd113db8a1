import { Suspense, useRef, useState } from 'react'
import { Callables } from '../../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../../domain/shared/functions/cloud-function'
import type { DraftLine } from '../../../../domain/shop/checkout/order-draft'
import { createDeskOrder, quoteDeskOrder } from '../../../../domain/shop/desk/desk-order.contract'
import { maxDeskCents, maxLines } from '../../../../domain/shop/order-limits'
import { useService } from '../../../app-services/app'
import { useAsked } from '../../../checkout/use-asked'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button, LinkButton } from '../../../kit/button'
import { moneyOf } from '../../../kit/format-money'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import type { Done } from '../../engine/actions/use-outcome'
import { useReauthenticatedOutcome } from '../../engine/run/use-reauthenticated-outcome'
import { AddLine } from './add-line'
import css from './desk.module.css'
import { type DeskEntry, payerOf, wholeEmail } from './desk-entry'
import { PayerFields } from './payer-fields'
import { QuotedLines } from './quoted-lines'
import { WaitingOrders } from './waiting-orders'

interface NewOrderProps {
  readonly entry: DeskEntry
  readonly onChange: (change: Partial<DeskEntry>) => void
  readonly onMade: (made: { readonly orderId: string; readonly orderKey: string }, isAnother: boolean) => void
}

/** Who pays and what for, with what it costs; makes the order. */
export function NewOrder({ entry, onChange, onMade }: NewOrderProps) {
  const { lines } = entry
  const callables = useService(Callables)
  const { outcome, question } = useReauthenticatedOutcome()
  const [same, setSame] = useState<string>()
  // A try that is repeated is the same order.
  const sent = useRef({ content: '', key: '' })
  const payer = payerOf(entry)
  const draft = { lines: [...lines], ...payer }
  const {
    answer: quoted,
    isAsking,
    error,
    again,
  } = useAsked(lines.length > 0 ? JSON.stringify(draft) : undefined, () => callables.call(quoteDeskOrder, draft))
  const priced = quoted?.state === 'priced' ? quoted : undefined
  const email = wholeEmail(entry)

  const add = (line: Omit<DraftLine, 'id'>) => {
    const next = 1 + Math.max(0, ...lines.map(({ id }) => Number(id.slice('line-'.length))))
    onChange({ lines: [...lines, { ...line, id: `line-${next}` }] })
  }
  const make = async (isAnother: boolean): Promise<Done> => {
    if (!priced || email === undefined) return { message: '' }
    const content = JSON.stringify(draft)
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() }
    try {
      const seen = { seenCents: priced.totalCents, seenLines: priced.lines }
      const made = await callables.call(createDeskOrder, { ...draft, email, key: sent.current.key, ...seen, ...(isAnother && { isAnother }) })
      onMade(made, isAnother)
      return { message: 'The order is made.' }
    } catch (failure) {
      const broken = brokenRuleOf(failure)
      if (broken?.rule === 'price-changed' || broken?.rule === 'order-refused' || broken?.rule === 'sold-out') again()
      const like = broken?.details['orderId']
      if (broken?.rule !== 'payment-twice' || typeof like !== 'string') throw failure
      setSame(like)
      const act = { label: 'Make another order', run: () => make(true) }
      return {
        message: 'No order is made yet.',
        left: [{ name: `Order ${like}`, reason: 'the same payer ordered for the same amount in the last ten minutes.', act }],
      }
    }
  }
  const total = priced?.totalCents ?? 0
  const missing = whyNot(entry, email, total)
  return (
    <div className={css.desk}>
      <PayerFields entry={entry} payer={priced?.payer} onChange={onChange} />
      <Suspense fallback={null}>
        <WaitingOrders {...payer} />
      </Suspense>
      <section aria-labelledby="desk-lines">
        <h2 id="desk-lines">What for</h2>
        <QuotedLines entry={entry} quoted={quoted} isAsking={isAsking} onRemove={id => onChange({ lines: lines.filter(line => line.id !== id) })} />
        <FailureNotice error={error} actions={<Button onClick={again}>Ask again</Button>} />
        {lines.length < maxLines && (
          <Suspense fallback={<p role="status">Reading what is sold…</p>}>
            <AddLine onAdd={add} />
          </Suspense>
        )}
      </section>
      {question}
      <OutcomeLine outcome={outcome} />
      {same !== undefined && outcome.state.is === 'done' && <LinkButton to={`?order=${same}`}>Open order {same}</LinkButton>}
      <p>
        <Button
          look="main"
          busy={isAsking || outcome.state.is === 'working'}
          disabled={missing !== undefined || !priced}
          onClick={() => void outcome.run('Making the order…', () => make(false))}
        >
          {priced ? `Take ${moneyOf({ cents: total })}` : 'Take the payment'}
        </Button>{' '}
        <span role="status">{missing ?? ''}</span>
      </p>
    </div>
  )
}

/** Why there is no order yet. */
function whyNot({ lines }: DeskEntry, email: string | undefined, cents: number): string | undefined {
  if (lines.length === 0) return 'Add a line first.'
  if (email === undefined) return 'Enter the email that the receipt goes to.'
  return cents > maxDeskCents ? `An order can be ${moneyOf({ cents: maxDeskCents })} at most. Split it into two.` : undefined
}
