import { useRef, useState } from 'react'
import type { DraftLine } from '../../../../domain/shop/checkout/order-draft'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { enterCode, putBack, removeFromCart, useCart, useCartCode } from '../../../app-services/stored-cart'
import DiscountCode from '../../../checkout/discount-code'
import { OrderTotals } from '../../../checkout/order-lines'
import { refusalText, refusedLine } from '../../../checkout/order-refusal-text'
import { useQuote } from '../../../checkout/use-quote'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button, LinkButton } from '../../../kit/button'
import { DocumentTitle } from '../../../kit/document-title'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Notice } from '../../../kit/feedback/notice'
import { moneyOf } from '../../../kit/format-money'
import { PageHead } from '../../../kit/page-head'
import { offerQueries } from '../../../queries/offer.queries'
import { useSignedIn } from '../../../queries/session.queries'
import { AddGift } from './add-gift'
import css from './cart.module.css'
import { CartLine } from './cart-line'
import { lineTitle } from './cart-products'

interface Removed {
  readonly line: DraftLine
  readonly at: number
  readonly title: string
}

/** The cart: its items, their current price, and why some are unavailable. */
export default function CartView() {
  const app = useApp()
  const lines = useCart()
  const code = useCartCode()
  const products = useLiveQuery(offerQueries(app).products())
  const campaigns = useLiveQuery(offerQueries(app).campaigns())
  const user = useSignedIn()
  const [removed, setRemoved] = useState<Removed>()
  const notice = useRef<HTMLDivElement>(null)
  const { quoted, isAsking, error, again } = useQuote(
    lines.length > 0 ? { lines: [...lines], ...(code !== undefined && { code }) } : undefined,
    user?.uid,
  )
  const priced = quoted?.state === 'priced' ? quoted : undefined
  const refusals = quoted?.state === 'refused' ? quoted.refusals.filter(({ reason }) => reason !== 'zip-needed') : []
  const ofCode = refusals.find(({ reason }) => reason === 'code')
  const whole = refusals.filter(refusal => refusedLine(refusal) === undefined && refusal !== ofCode)
  const titleOf = (line: DraftLine) => lineTitle(line, products, campaigns)
  const remove = (line: DraftLine) => {
    setRemoved({ line, at: lines.indexOf(line), title: titleOf(line) })
    removeFromCart(line.id)
    notice.current?.focus()
  }
  const isGift = ({ kind }: DraftLine) => kind === 'donation'
  const drawn = (line: DraftLine) => (
    <CartLine
      key={line.id}
      line={line}
      title={titleOf(line)}
      priced={priced?.lines.find(({ id }) => id === line.id)}
      refusals={refusals.filter(refusal => refusedLine(refusal) === line.id).map(refusalText)}
      onRemove={() => remove(line)}
    />
  )
  const gifts = lines.filter(isGift)
  return (
    <>
      <DocumentTitle specific="Cart" />
      <PageHead title="Your cart" actions={<LinkButton to="/shop">Back to the shop</LinkButton>} />
      <div ref={notice} tabIndex={-1} role="status" className={css.notice}>
        {removed && (
          <>
            {removed.title} removed.{' '}
            <Button
              size="s"
              onClick={() => {
                putBack(removed.line, removed.at)
                setRemoved(undefined)
              }}
            >
              Undo
            </Button>
          </>
        )}
      </div>
      {lines.length === 0 ? (
        <EmptyState title="Your cart is empty" action={<LinkButton to="/shop">See what we sell</LinkButton>}>
          What you add in the shop appears here. It stays on this device for 30 days.
        </EmptyState>
      ) : (
        <div className={css.cart} aria-busy={isAsking}>
          <ul className={css.lines} aria-label="In the cart">
            {lines.filter(line => !isGift(line)).map(drawn)}
          </ul>
          <section aria-labelledby="gifts" className={css.gifts}>
            <h2 id="gifts">Add a gift</h2>
            {gifts.length > 0 && (
              <ul className={css.lines} aria-label="Gifts">
                {gifts.map(drawn)}
              </ul>
            )}
            <AddGift campaigns={campaigns.filter(({ status }) => status === 'live')} />
          </section>
          <FailureNotice error={error} actions={<Button onClick={again}>Ask again</Button>} />
          <DiscountCode code={code} problem={ofCode && refusalText(ofCode)} onEnter={enterCode} />
          {whole.length > 0 && <Notice tone="bad" title={whole.map(refusalText).join(' ')} />}
          {priced && (
            <>
              {priced.lines
                .filter(({ kind }) => kind === 'discount')
                .map(line => (
                  <p key={line.id}>{`${line.title}: ${moneyOf({ cents: line.unitCents })}`}</p>
                ))}
              <OrderTotals {...priced} />
              {priced.hasMemberPrices && <p className={css.quiet}>These are members’ prices.</p>}
              {priced.canBeSent && <p className={css.quiet}>Shipping is added when you choose to have it sent.</p>}
            </>
          )}
          {refusals.length > 0 ? (
            <p role="status">Change what is marked above, then you can pay.</p>
          ) : (
            <p>
              <LinkButton look="main" size="l" to="/shop?view=pay">
                Continue to pay
              </LinkButton>
            </p>
          )}
        </div>
      )}
    </>
  )
}
