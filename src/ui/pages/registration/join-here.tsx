import { useState } from 'react'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { StepHeading } from '../../checkout/step-heading'
import { Anchor } from '../../kit/anchor'
import { Button } from '../../kit/button'
import { RadioGroup } from '../../kit/controls/radio-group'
import { moneyOf } from '../../kit/format-money'
import { accountQueries, renewAccount } from '../../queries/account.queries'
import { offerQueries } from '../../queries/offer.queries'
import { useSignedIn } from '../../queries/session.queries'
import { useOrganisation } from '../../queries/site.queries'
import { membershipDraft, previewOf } from '../membership/joining/join-choice'
import { MembershipPrice } from '../membership/joining/membership-price'
import PayOwnMembership from '../membership/joining/pay-own-membership'
import { TermDays } from '../membership/joining/term-days'
import { whyClosed } from '../membership/joining/why-closed'
import css from './registration.module.css'

interface JoinHereProps {
  readonly isMember: boolean
  readonly onClose: () => void
}

/** One term of the artists' membership, paid here: as soon as it is paid, the registration costs what members pay. */
export default function JoinHere({ isMember, onClose }: JoinHereProps) {
  const app = useApp()
  const product = useLiveQuery(offerQueries(app).memberships()).products.find(({ audience }) => audience === 'artist')
  const own = useLiveQuery(accountQueries(app).ofAudience('artist'))
  const user = useSignedIn()
  const email = useOrganisation()?.email
  const [key, setKey] = useState<string>()
  /** Kept from before the payment, after which the next term would begin later. */
  const [preview, setPreview] = useState<ReturnType<typeof previewOf>>()
  const level = product?.levels.find(one => one.key === key) ?? product?.levels[0]
  const close = (
    <div>
      <Button look={preview ? 'main' : 'plain'} onClick={onClose}>
        {preview ? 'Go on with the registration' : 'Register without joining'}
      </Button>
    </div>
  )
  const elsewhere = (
    <>
      <p>
        <Anchor to={`/${product?.routeKey ?? 'artist'}membership`}>Read about the membership</Anchor>. What you enter here is kept.
      </p>
      {close}
    </>
  )
  if (!product || !level || user?.claims.pid === undefined) return elsewhere
  const choice = { level, terms: 1, isMonthly: false, isGift: false }
  const now = previewOf(product, own, choice)
  const closed = whyClosed(product, choice, own.terms.today, email)
  if (closed !== undefined || now.state === 'suspended')
    return (
      <>
        {closed !== undefined && <p>{closed}</p>}
        {elsewhere}
      </>
    )
  return (
    <div className={css.joining}>
      <StepHeading takesFocus>{product.name}</StepHeading>
      {product.eligibility && !preview && <p>{product.eligibility}</p>}
      {product.levels.length > 1 && !preview && (
        <RadioGroup
          label="Level"
          choices={product.levels.map(({ key: value, name, price }) => ({ value, label: `${name}, ${moneyOf(price)}` }))}
          value={level.key}
          onChange={setKey}
        />
      )}
      <TermDays preview={preview ?? now} graceDays={product.graceDays} isPaid={isMember} />
      {!preview && <MembershipPrice product={product} choice={choice} />}
      <PayOwnMembership
        isMonthly={false}
        mayRenew={!own.held?.autoRenew && level.price.cents > 0}
        name={`membership/${product.id}`}
        draft={membershipDraft(product, choice)}
        onOrdered={() => {
          setPreview(now)
          void renewAccount(app)
        }}
      />
      {close}
    </div>
  )
}
