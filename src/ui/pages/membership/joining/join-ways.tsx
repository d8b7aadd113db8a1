import type { MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { OwnOfAudience } from '../../../../domain/memberships/own-membership'
import type { TermPreview } from '../../../../domain/memberships/terms/term-preview'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button, LinkButton } from '../../../kit/button'
import { sessionQueries } from '../../../queries/session.queries'
import { dayText } from './day-text'
import { type JoinChoice, joinPath } from './join-choice'
import { JoinSum } from './join-sum'
import css from './joining.module.css'
import { OtherLevel } from './other-level'
import { TermDays } from './term-days'

interface JoinWaysProps {
  readonly product: MembershipProduct
  readonly choice: JoinChoice
  readonly own: OwnOfAudience
  readonly preview: TermPreview
  readonly email: string | undefined
  readonly onPay: () => void
}

/** What the choice brings and costs, and how to go on; or why it cannot be bought here, and whom to ask. */
export function JoinWays({ product, choice, own: { held, terms }, preview, email, onPay }: JoinWaysProps) {
  const { level } = choice
  const isOther = held !== undefined && (held.productId !== product.id || held.level !== level.key)
  if (isOther && isRunning(preview)) return <OtherLevel {...{ product, level, held, email }} until={preview.until} />
  const closed = whyClosed(product, terms.today)
  return (
    <>
      <TermDays preview={preview} graceDays={product.graceDays} />
      <JoinSum choice={choice} />
      {level.fmv === undefined ? (
        <p>You cannot buy this level here yet: we are still valuing its benefits.{email !== undefined && ` Write to ${email}.`}</p>
      ) : closed === undefined ? (
        <GoOn next={joinPath(product, level.key, choice.terms)} onPay={onPay} />
      ) : (
        <p>{closed}</p>
      )}
    </>
  )
}

/** To the payment; whoever has no account yet makes one first and comes back to the same choice. */
function GoOn({ next, onPay }: { readonly next: string; readonly onPay: () => void }) {
  const user = useLiveQuery(sessionQueries(useApp()).user())
  const way = (path: string) => `${path}?next=${encodeURIComponent(next)}`
  if (user?.claims.pid !== undefined)
    return (
      <div>
        <Button look="main" size="l" onClick={onPay}>
          Continue to payment
        </Button>
      </div>
    )
  return (
    <>
      <p>A membership needs an account. Your choice stays.</p>
      <div className={css.row}>
        {user ? (
          <LinkButton look="main" size="l" to={way('/newmember')}>
            Finish joining
          </LinkButton>
        ) : (
          <>
            <LinkButton look="main" size="l" to={way('/signin')}>
              Sign in to continue
            </LinkButton>
            <LinkButton size="l" to={way('/newmember')}>
              Create an account
            </LinkButton>
          </>
        )}
      </div>
    </>
  )
}

/** Whether something is held that would be exchanged for another level. */
const isRunning = ({ state }: TermPreview) => state !== 'none' && state !== 'lapsed'

function whyClosed({ from, until }: MembershipProduct, today: string): string | undefined {
  if (from !== undefined && today < from) return `You can buy this membership from ${dayText(from)} on.`
  return until !== undefined && until < today ? `This membership was sold until ${dayText(until)}.` : undefined
}
