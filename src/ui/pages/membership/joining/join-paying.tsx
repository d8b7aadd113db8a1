import { lazy, Suspense, useState } from 'react'
import type { MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { TermPreview } from '../../../../domain/memberships/terms/term-preview'
import type { OrderView } from '../../../../domain/shop/checkout/order-view'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { lazyPart } from '../../../delivery/lazy-after-hydration'
import { useFocusOnArrival } from '../../../forms/focus/use-focus-on-arrival'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { accountQueries, renewAccount } from '../../../queries/account.queries'
import { lengthText } from '../level-text'
import { GivenDays } from './given-days'
import { type GivenTo, type JoinChoice, membershipDraft } from './join-choice'
import css from './joining.module.css'
import { MembershipPrice } from './membership-price'
import { TermDays } from './term-days'

const FamilySeats = lazy(() => import('../../../family-seats/family-seats'))
/** Downloaded before the step begins (`JoinBlock`), so that a lost network leaves the visitor with their choice. */
export const PayOwnMembership = lazyPart(() => import('./pay-own-membership'))

/** The order as it was shown before the payment; recomputed afterwards, the next term would begin later. */
export interface JoinOrder {
  readonly choice: JoinChoice
  readonly preview: TermPreview
  readonly gift?: GivenTo
  /** It changes the level of a running term. */
  readonly isUpgrade?: boolean
  /** The existing membership renews automatically. */
  readonly renewsAlready?: boolean
  /** The payer wants it to renew itself. */
  readonly renews?: boolean
}

interface JoinPayingProps {
  readonly product: MembershipProduct
  readonly order: JoinOrder
  readonly onBack: () => void
  readonly onChange: (order: JoinOrder) => void
  readonly onOrdered: () => void
}

/** A summary of the chosen membership, and its payment. */
export function JoinPaying({ product, order, onBack, onChange, onOrdered }: JoinPayingProps) {
  const { choice, preview, gift, isUpgrade = false } = order
  const app = useApp()
  const summary = useFocusOnArrival<HTMLParagraphElement>()
  const [ordered, setOrdered] = useState<OrderView>()
  const held = useLiveQuery(accountQueries(app).held()).find(({ productId }) => productId === product.id)
  const isPaid = ordered?.status === 'paid'
  const finish = (paid: OrderView) => {
    setOrdered(paid)
    onOrdered()
    void renewAccount(app)
  }
  return (
    <div className={css.block}>
      <p ref={summary} tabIndex={-1}>
        <strong>{choice.level.name}</strong>, {choice.isMonthly ? 'by the month' : lengthText(product, choice.terms)}
        {gift && `, for ${gift.forEmail}`}
      </p>
      {gift ? <GivenDays preview={preview} isPaid={isPaid} /> : <TermDays preview={preview} graceDays={product.graceDays} isPaid={isPaid} />}
      {!ordered && !isUpgrade && <MembershipPrice product={product} choice={choice} />}
      {!ordered && !gift && choice.level.seats > 1 && (
        <p>It is for up to {choice.level.seats} people. Once it is paid, you can invite the others here.</p>
      )}
      {!ordered && (
        <div>
          <Button size="s" onClick={onBack}>
            Change your choice
          </Button>
        </div>
      )}
      <Suspense fallback={<Skeleton lines={4} />}>
        <PayOwnMembership
          isMonthly={choice.isMonthly}
          mayRenew={!gift && !choice.isMonthly && !order.renewsAlready && choice.level.price.cents > 0}
          renews={order.renews ?? false}
          onRenews={renews => onChange({ ...order, renews })}
          name={`membership/${product.id}`}
          draft={membershipDraft(product, choice, isUpgrade ? { upgrade: true } : gift)}
          onOrdered={finish}
        />
      </Suspense>
      {isPaid && !gift && held && (
        <Suspense fallback={null}>
          <FamilySeats held={held} />
        </Suspense>
      )}
    </div>
  )
}
