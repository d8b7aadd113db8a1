import { lazy, Suspense, useState } from 'react'
import type { MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { TermPreview } from '../../../../domain/memberships/terms/term-preview'
import { useApp } from '../../../app-services/app'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { renewAccount } from '../../../queries/account.queries'
import { lengthText } from '../level-text'
import { GivenDays } from './given-days'
import { type GivenTo, type JoinChoice, membershipDraft } from './join-choice'
import { JoinSum } from './join-sum'
import css from './joining.module.css'
import { TermDays } from './term-days'

const PayOrder = lazy(() => import('../../../checkout/pay-order'))

/** What is about to be paid, as it was shown when it was chosen: once it is paid, the next term would begin later. */
export interface JoinOrder {
  readonly choice: JoinChoice
  readonly preview: TermPreview
  readonly gift?: GivenTo
}

interface JoinPayingProps {
  readonly product: MembershipProduct
  readonly order: JoinOrder
  readonly onBack: () => void
}

/** The chosen membership once more, and its payment. */
export function JoinPaying({ product, order: { choice, preview, gift }, onBack }: JoinPayingProps) {
  const app = useApp()
  const [isOrdered, setOrdered] = useState(false)
  const finish = () => {
    setOrdered(true)
    void renewAccount(app)
  }
  return (
    <div className={css.block}>
      <p>
        <strong>{choice.level.name}</strong>, {lengthText(product, choice.terms)}
        {gift && `, for ${gift.forEmail}`}
      </p>
      {gift ? <GivenDays preview={preview} /> : <TermDays preview={preview} graceDays={product.graceDays} />}
      <JoinSum choice={choice} />
      {!isOrdered && (
        <div>
          <Button size="s" onClick={onBack}>
            Change your choice
          </Button>
        </div>
      )}
      <Suspense fallback={<Skeleton lines={4} />}>
        <PayOrder name={`membership/${product.id}`} draft={membershipDraft(product, choice, gift)} onOrdered={finish} />
      </Suspense>
    </div>
  )
}
