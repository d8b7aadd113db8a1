import { lazy, type ReactNode, Suspense } from 'react'
import type { MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { OwnOfAudience } from '../../../../domain/memberships/own-membership'
import type { TermPreview } from '../../../../domain/memberships/terms/term-preview'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { sessionQueries } from '../../../queries/session.queries'
import { AccountWays } from './account-ways'
import { dayText } from './day-text'
import { GiftForm } from './gift-form'
import { type JoinChoice, joinPath, previewOf } from './join-choice'
import type { JoinOrder } from './join-paying'
import { JoinSum } from './join-sum'
import { LevelChangeNotice } from './level-change-notice'
import { TermDays } from './term-days'
import { WaiverWay } from './waiver-way'

const LevelChange = lazy(() => import('./level-change'))

interface JoinWaysProps {
  readonly product: MembershipProduct
  readonly choice: JoinChoice
  readonly own: OwnOfAudience
  readonly email: string | undefined
  readonly onPay: (order: JoinOrder) => void
}

/** What the choice brings and costs, and how to go on; or why it cannot be bought here, and whom to ask. */
export function JoinWays({ product, choice, own, email, onPay }: JoinWaysProps) {
  const user = useLiveQuery(sessionQueries(useApp()).user())
  const { level } = choice
  const { held, terms } = own
  const renewsAlready = held?.autoRenew ?? false
  const closed = whyClosed(product, choice, terms.today, email)
  const preview = previewOf(product, own, choice)
  const isOther = held !== undefined && (held.productId !== product.id || held.level !== level.key)
  if (!choice.isGift && isOther && preview.state === 'suspended')
    return <LevelChangeNotice {...{ product, level, held, email }} until={preview.until} />
  // Another level by the month begins after what is held.
  if (!choice.isGift && !choice.isMonthly && isOther && isRunning(preview) && user && closed === undefined)
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <LevelChange key={`${level.key} ${choice.terms}`} {...{ product, choice, email, onPay }} own={{ ...own, held }} uid={user.uid} />
      </Suspense>
    )
  const within = (days: ReactNode, ways: ReactNode) => (
    <>
      {days}
      <JoinSum product={product} choice={choice} />
      {closed === undefined ? ways : <p>{closed}</p>}
      {closed === undefined && !choice.isGift && <WaiverWay product={product} level={level} hasPerson={user?.claims.pid !== undefined} />}
    </>
  )
  if (user?.claims.pid === undefined)
    return within(
      !choice.isGift && <TermDays preview={preview} graceDays={product.graceDays} />,
      <AccountWays next={joinPath(product, choice)} hasAccount={user !== null} />,
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

/** Whether something is held that would be exchanged for another level. */
const isRunning = ({ state }: TermPreview) => state === 'current' || state === 'future'

function whyClosed({ from, until }: MembershipProduct, { level }: JoinChoice, today: string, email: string | undefined): string | undefined {
  if (level.fmv === undefined)
    return `You cannot buy this level here yet: we are still valuing its benefits.${email === undefined ? '' : ` Write to ${email}.`}`
  if (from !== undefined && today < from) return `You can buy this membership from ${dayText(from)} on.`
  return until !== undefined && until < today ? `This membership was sold until ${dayText(until)}.` : undefined
}
