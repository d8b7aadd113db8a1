import type { MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { OwnOfAudience } from '../../../../domain/memberships/own-membership'
import { Anchor } from '../../../kit/anchor'
import { Button } from '../../../kit/button'
import { type JoinChoice, previewOf } from './join-choice'
import type { JoinOrder } from './join-paying'
import { levelName } from './level-change-notice'
import { longDayText } from './long-day-text'
import { MembershipPrice } from './membership-price'
import { TermDays } from './term-days'

interface LevelAfterCurrentProps {
  readonly product: MembershipProduct
  readonly choice: JoinChoice
  readonly own: OwnOfAudience & { readonly held: NonNullable<OwnOfAudience['held']> }
  readonly email: string | undefined
  readonly onPay: (order: JoinOrder) => void
}

/** A level that cannot replace the one that is held, because what is unused is worth more, or nobody knows what it is worth: it follows, and no paid day is lost. */
export function LevelAfterCurrent({ product, choice, own, email, onPay }: LevelAfterCurrentProps) {
  const { level } = choice
  const preview = previewOf(product, own, choice)
  const held = levelName(product, own.held)
  return (
    <>
      <p>
        You keep your {held === undefined ? 'present level' : `${held} level`}
        {preview.until !== undefined && ` until ${longDayText(preview.until)}`}. {level.name} follows.
      </p>
      <TermDays preview={preview} graceDays={product.graceDays} />
      <MembershipPrice product={product} choice={choice} />
      <div>
        <Button look="main" size="l" onClick={() => onPay({ choice, preview, renewsAlready: own.held.autoRenew })}>
          Continue to payment
        </Button>
      </div>
      {email !== undefined && (
        <p>
          Do you want {level.name} sooner?{' '}
          <Anchor to={`mailto:${email}?subject=${encodeURIComponent(`${product.name}: change to ${level.name}`)}`}>Write to us</Anchor>.
        </p>
      )}
    </>
  )
}
