import type { MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { OwnOfAudience } from '../../../../domain/memberships/own-membership'
import { upgradePreview } from '../../../../domain/memberships/terms/term-preview'
import { useQuote } from '../../../checkout/use-quote'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { moneyOf } from '../../../kit/format-money'
import { type JoinChoice, membershipDraft } from './join-choice'
import type { JoinOrder } from './join-paying'
import { LevelAfterCurrent } from './level-after-current'
import { TermDays } from './term-days'

interface LevelChangeProps {
  readonly product: MembershipProduct
  readonly choice: JoinChoice
  readonly own: OwnOfAudience & { readonly held: NonNullable<OwnOfAudience['held']> }
  readonly uid: string
  readonly email: string | undefined
  readonly onPay: (order: JoinOrder) => void
}

/** Another level while one is held: what the unused days are worth, the days it brings, and what is left to pay. Where it cannot take their place, it follows. */
export default function LevelChange({ product, choice, own, uid, email, onPay }: LevelChangeProps) {
  const { level, terms } = choice
  const { quoted, error } = useQuote(membershipDraft(product, choice, { upgrade: true }), uid)
  if (error !== undefined) return <FailureNotice error={error} />
  if (!quoted) return <Skeleton lines={4} />
  const { termMonths, fixedEnd, graceDays } = product
  const offer = { count: terms, length: { termMonths, fixedEnd }, termCents: level.price.cents }
  const preview = upgradePreview({ ...own.terms, graceDays }, offer, {})
  if (quoted.state === 'refused' || 'refused' in preview) return <LevelAfterCurrent {...{ product, choice, own, email, onPay }} />
  const price = level.price.cents * terms
  const deductibleCents = quoted.lines.reduce((sum, line) => sum + line.deductibleCents, 0)
  return (
    <>
      <TermDays preview={preview} graceDays={graceDays} />
      <p>
        {quoted.totalCents < price &&
          `${level.name} costs ${moneyOf({ cents: price })}. You get ${moneyOf({ cents: price - quoted.totalCents })} for the days that you have paid for and not used. `}
        You pay <strong>{moneyOf({ cents: quoted.totalCents })}</strong>.
        {deductibleCents > 0 && ` You can deduct ${moneyOf({ cents: deductibleCents })}.`}
      </p>
      <div>
        <Button look="main" size="l" onClick={() => onPay({ choice, preview, isUpgrade: true, renewsAlready: own.held.autoRenew })}>
          Continue to payment
        </Button>
      </div>
    </>
  )
}
