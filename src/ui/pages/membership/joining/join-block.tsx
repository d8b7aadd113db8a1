import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { usePayingStep } from '../../../checkout/use-paying-step'
import { FailureNotice } from '../../../forms/failure-notice'
import { useFocusWhenClosed } from '../../../forms/focus/use-focus-when-closed'
import { ignoreSecondTaps } from '../../../forms/second-tap'
import { useAction } from '../../../forms/use-action'
import { RadioGroup } from '../../../kit/controls/radio-group'
import { moneyOf } from '../../../kit/format-money'
import { accountQueries } from '../../../queries/account.queries'
import { useAddressState } from '../../../routing/use-address-state'
import { lengthText, monthlyText } from '../level-text'
import { ChosenLevelOffer } from './chosen-level-offer'
import { byTheMonth, choiceOf, choiceParams, mostTerms, somebodyElse } from './join-choice'
import { type JoinOrder, JoinPaying, PayOwnMembership } from './join-paying'
import css from './joining.module.css'

interface JoinBlockProps {
  readonly product: MembershipProduct
  /** The organization's address for questions. */
  readonly email: string | undefined
}

/** Joining or renewing: the level, the number of terms, the exact days and the deductible part, then the payment. */
export default function JoinBlock({ product, email }: JoinBlockProps) {
  const own = useLiveQuery(accountQueries(useApp()).ofAudience(product.audience))
  const [asked, ask] = useAddressState(choiceParams)
  const { search } = useLocation()
  const step = usePayingStep<JoinOrder>(`membership/${product.id}`)
  const order = step.paying
  const going = useAction()
  const choices = useFocusWhenClosed<HTMLDivElement>(order !== undefined, '')
  useEffect(ignoreSecondTaps, [])
  const choice = choiceOf(product, asked, own.held)
  if (!choice) return <p>No level is offered at the moment.</p>
  const { level, terms, isMonthly, isGift } = choice
  // Choosing another level in the comparison above starts over.
  if (order && order.choice.level.key === level.key && order.choice.terms === terms && order.choice.isMonthly === isMonthly)
    return <JoinPaying product={product} order={order} onBack={step.back} onChange={step.change} onOrdered={step.end} />
  // The choice may not be written in the address yet, and Back leads to that.
  const pay = (chosen: JoinOrder) =>
    void going.run(async () => {
      await PayOwnMembership.ahead()
      await step.pay(chosen, `?${choiceParams.write(asked, new URLSearchParams(search))}`)
    })
  return (
    <div ref={choices} tabIndex={-1} className={css.block}>
      {product.levels.length > 1 && (
        <RadioGroup
          label="Level"
          choices={product.levels.map(({ key, name, price }) => ({ value: key, label: `${name}, ${moneyOf(price)}` }))}
          value={level.key}
          onChange={key => ask({ level: key })}
        />
      )}
      <RadioGroup
        label="How long"
        choices={[
          ...Array.from({ length: mostTerms }, (_, i) => ({
            value: String(i + 1),
            label: `${lengthText(product, i + 1)}, ${moneyOf({ cents: level.price.cents * (i + 1) })}`,
          })),
          ...(level.monthly && !isGift ? [{ value: byTheMonth, label: `By the month, ${monthlyText(level.monthly)}` }] : []),
        ]}
        value={isMonthly ? byTheMonth : String(terms)}
        onChange={count => ask({ terms: count === '1' ? '' : count })}
      />
      <RadioGroup
        label="Who is it for?"
        choices={[
          { value: '', label: 'For me' },
          { value: somebodyElse, label: 'For somebody else' },
        ]}
        value={isGift ? somebodyElse : ''}
        onChange={whom => ask({ for: whom })}
      />
      {isGift && level.giftWrap !== undefined && <p>{level.giftWrap}</p>}
      <ChosenLevelOffer {...{ product, choice, own, email }} onPay={pay} />
      <FailureNotice error={going.error} />
    </div>
  )
}
