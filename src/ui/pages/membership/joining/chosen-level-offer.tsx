import { lazy, type ReactNode, Suspense } from 'react'
import type { MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { OwnOfAudience } from '../../../../domain/memberships/own-membership'
import type { TermPreview } from '../../../../domain/memberships/terms/term-preview'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { useSignedIn } from '../../../queries/session.queries'
import { GiftForm } from './gift-form'
import { type JoinChoice, joinPath, previewOf } from './join-choice'
import type { JoinOrder } from './join-paying'
import { LevelChangeNotice } from './level-change-notice'
import { MembershipPrice } from './membership-price'
import { SignInOrJoinLinks } from './sign-in-or-join-links'
import { TermDays } from './term-days'
import { WaiverOption } from './waiver-option'
import { whyClosed } from './why-closed'

const LevelChange = lazy(() => import('./level-change'))

interface ChosenLevelOfferProps {
  readonly product: MembershipProduct
  readonly choice: JoinChoice
  readonly own: OwnOfAudience
  readonly email: string | undefined
  readonly onPay: (order: JoinOrder) => void
}

/** The days and price of the choice, and the next step; or why it cannot be bought here, and whom to ask. */
export function ChosenLevelOffer({ product, choice, own, email, onPay }: ChosenLevelOfferProps) {
  const user = useSignedIn()
  const { level } = choice
  const { held, terms } = own
  const renewsAlready = held?.autoRenew ?? false
  const closed = whyClosed(product, choice, terms.today, email)
  const preview = previewOf(product, own, choice)
  const isOther = held !== undefined && (held.productId !== product.id || held.level !== level.key)
  if (!choice.isGift && isOther && preview.state === 'suspended')
    return <LevelChangeNotice {...{ product, level, held, email }} until={preview.until} />
  // A different level paid monthly begins after the existing terms.
  if (!choice.isGift && !choice.isMonthly && isOther && isRunning(preview) && user && closed === undefined)
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <LevelChange key={`${level.key} ${choice.terms}`} {...{ product, choice, email, onPay }} own={{ ...own, held }} uid={user.uid} />
      </Suspense>
    )
  const within = (days: ReactNode, ways: ReactNode) => (
    <>
      {days}
      <MembershipPrice product={product} choice={choice} />
      {closed === undefined ? ways : <p>{closed}</p>}
      {closed === undefined && !choice.isGift && <WaiverOption product={product} level={level} hasPerson={user?.claims.pid !== undefined} />}
    </>
  )
  if (user?.claims.pid === undefined)
    return within(
      !choice.isGift && <TermDays preview={preview} graceDays={product.graceDays} />,
      <SignInOrJoinLinks next={joinPath(product, choice)} hasAccount={user !== null} />,
    )
  if (choice.isGift)
    return within(null, <GiftForm product={product} terms={choice.terms} today={terms.today} onPay={gift => onPay({ choice, ...gift })} />)
  return within(
    <TermDays preview={preview} graceDays={product.graceDays} />,
    choice.isMonthly && renewsAlready ? (
      <p>Your membership renews itself already. Switch that off in your dashboard to pay by the month.</p>
    ) : (
      <div>
        <Button look="main" size="l" onClick={() => onPay({ choice, preview, renewsAlready })}>
          Continue to payment
        </Button>
      </div>
    ),
  )
}

/** Whether there is a current or future term that another level would replace. */
const isRunning = ({ state }: TermPreview) => state === 'current' || state === 'future'
