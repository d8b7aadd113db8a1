import { lazy, Suspense } from 'react'
import type { MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { TermPreview } from '../../../../domain/memberships/terms/term-preview'
import type { OrderDraft } from '../../../../domain/shop/checkout/order-draft'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { lengthText } from '../level-text'
import type { JoinChoice } from './join-choice'
import { JoinSum } from './join-sum'
import css from './joining.module.css'
import { TermDays } from './term-days'

const PayOrder = lazy(() => import('../../../checkout/pay-order'))

/** What is about to be paid, as it was shown when it was chosen. */
export interface JoinOrder {
  readonly draft: OrderDraft
  readonly choice: JoinChoice
  readonly preview: TermPreview
}

interface JoinPayingProps {
  readonly product: MembershipProduct
  readonly order: JoinOrder
  readonly onBack: () => void
}

/** The chosen membership once more, and its payment. */
export const JoinPaying = ({ product, order: { draft, choice, preview }, onBack }: JoinPayingProps) => (
  <div className={css.block}>
    <p>
      <strong>{choice.level.name}</strong>, {lengthText(product, choice.terms)}
    </p>
    <TermDays preview={preview} graceDays={product.graceDays} />
    <JoinSum choice={choice} />
    <div>
      <Button size="s" onClick={onBack}>
        Change your choice
      </Button>
    </div>
    <Suspense fallback={<Skeleton lines={4} />}>
      <PayOrder draft={draft} />
    </Suspense>
  </div>
)
