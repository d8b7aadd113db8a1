import type { MembershipLevel, MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import { askWaiver } from '../../../../domain/memberships/waivers/ask-waiver.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { ReasonForm } from '../../../forms/reason-form'
import { Notice } from '../../../kit/feedback/notice'
import { accountQueries, renewAccount } from '../../../queries/account.queries'
import { lengthText } from '../level-text'

interface AskWaiverProps {
  readonly product: MembershipProduct
  readonly level: MembershipLevel
  readonly onClose: () => void
}

/** Requests one term without a payment, or shows the decision. */
export default function AskWaiver({ product, level, onClose }: AskWaiverProps) {
  const app = useApp()
  const callables = useService(Callables)
  const before = useLiveQuery(accountQueries(app).waivers()).find(({ productId }) => productId === product.id)
  if (before?.status === 'asked')
    return (
      <Notice tone="good" title={`You asked for a waiver: ${before.name}.`}>
        <p>We look at it and write to you, usually within a week. You also see it in your dashboard, under Membership.</p>
      </Notice>
    )
  return (
    <>
      {before?.status === 'declined' && (
        <Notice title="We declined your last request.">
          <p>{before.answer}</p>
        </Notice>
      )}
      <p>
        If we agree, you are a member for {lengthText(product, 1)} without paying: {level.name}. Only the staff who decide read your sentence.
      </p>
      <ReasonForm
        label="Ask for a waiver"
        why="Why can you not pay at the moment?"
        send={async reason => callables.call(askWaiver, { productId: product.id, level: level.key, reason })}
        onSent={() => void renewAccount(app)}
        onCancel={onClose}
      />
    </>
  )
}
