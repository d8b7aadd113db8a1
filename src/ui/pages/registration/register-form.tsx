import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type CallPhase, phaseAt } from '../../../domain/guide/clock/phase-at'
import type { PricePhase } from '../../../domain/guide/price-phases'
import { membersPayLess } from '../../../domain/guide/pricing/registration-price'
import { freePlaces } from '../../../domain/guide/registering/places.collection'
import type { RegistrationRefusal } from '../../../domain/guide/registering/registration-refusals'
import { counts } from '../../../domain/guide/registering/registration-states'
import { joinWaitlist } from '../../../domain/guide/registering/wait-for-place.contract'
import { isAdmitted } from '../../../domain/memberships/membership-state'
import { Callables } from '../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../domain/shared/functions/cloud-function'
import { type PricedRegistration, priceRegistrations } from '../../../domain/shop/registrations/price-registrations'
import { submitRegistration } from '../../../domain/shop/registrations/submit-registration.contract'
import { useApp, useLiveQuery, useService } from '../../app-services/app-context'
import { BesidePrice } from '../../blocks/price-aside/price-aside'
import { orderAddress } from '../../checkout/order-address'
import { radioInput } from '../../checkout/radio-input'
import { goOnHere } from '../../checkout/stored-checkouts'
import { Form, FormField, workingWords } from '../../forms/form'
import { useForm } from '../../forms/use-form'
import { Anchor } from '../../kit/anchor'
import { Notice } from '../../kit/feedback/notice'
import { accountQueries, renewAccount } from '../../queries/account.queries'
import { useSignedIn } from '../../queries/session.queries'
import {
  type CallEdition,
  type OwnInvitation,
  ownRegistrationsOf,
  registrationQueries,
  type StoredRegistration,
} from '../../registrations/registration.queries'
import { registrationRefusalText } from '../../registrations/registration-text'
import { JoinFirst } from './join-first'
import { PricePanel } from './price-panel'
import { type Asked, askedFields, broughtValues, type Entered, placeOf, registerFields, registerProblems, wantedOf } from './register-fields'
import css from './registration.module.css'
import { StudioLocationFields } from './studio-location-fields'

interface RegisterFormProps {
  readonly edition: CallEdition
  readonly now: Date
  /** The person's registrations for it. */
  readonly all: readonly StoredRegistration[]
  /** A place that was offered to them. */
  readonly offered?: StoredRegistration | undefined
  /** The earlier listing of an invitation, to start from. */
  readonly source?: OwnInvitation['source']
  /** While it is being sent the page stays as it is, though what it makes is there before the answer is. */
  readonly onSending: (isSending: boolean) => void
}

const methods = radioInput({ card: 'By card', cheque: 'By check' })

/** Registering, step by step: where and when, what kind, the listing, the fee, and the terms; then the order is paid in the shop. */
export default function RegisterForm({ edition, now, all, offered, source, onSending }: RegisterFormProps) {
  const app = useApp()
  const navigate = useNavigate()
  const callables = useService(Callables)
  const user = useSignedIn()
  const artist = useLiveQuery(accountQueries(app).profile())
  const call = useLiveQuery(registrationQueries(app).call(edition))
  const isMember = useLiveQuery(accountQueries(app).held()).some(({ state }) => isAdmitted(state))
  const [key] = useState(() => crypto.randomUUID())
  const [secondId] = useState(() => crypto.randomUUID())
  const ordered = useRef<{ readonly orderId: string; readonly isByCard: boolean }>(undefined)
  const own = all.filter(one => counts(one.status) && one.id !== offered?.id)
  const isSecond = own.some(({ n }) => n === 1)
  const phase = phaseAt(call.deadlines, now, all.find(({ status }) => status === 'draft')?.createdAt)
  const tiers = edition.tiers ?? [...new Set(call.prices?.rows.map(({ tier }) => tier))]
  const isClosed = phase.phase === 'closed' && !offered
  const asked = (values: Entered): Asked => ({
    call,
    tiers,
    own,
    isSecond,
    isOffered: offered !== undefined,
    isWaiting: isClosed || (!offered && isFull(values)),
  })
  const isFull = ({ kind, siteId }: Entered) => {
    const site = kind === 'own' ? undefined : call.sites.find(({ id }) => id === siteId)
    return site !== undefined && freePlaces(site.capacity, call.places.get(site.id)) === 0
  }
  const form = useForm<typeof registerFields>({
    fields: values => askedFields(values, asked(values)),
    initial: {
      tier: offered?.tier,
      displayName: artist?.displayName,
      medium: artist?.media[0],
      email: user?.email,
      method: 'card',
      kind: offered && (offered.siteId === undefined ? 'own' : 'building'),
      siteId: offered?.siteId,
      neighbourhoodId: offered?.neighbourhoodId,
      weekendId: offered?.weekendId,
      street: offered?.ownAddress?.line1,
      ...(source && broughtValues(source, call)),
    },
    draft: `registration/${edition.id}`,
    check: values => registerProblems(values, asked(values)),
    submit: send,
    onSaved: () => {
      if (!ordered.current) return onSending(false)
      const { orderId, isByCard } = ordered.current
      if (isByCard) goOnHere({ orderId, heldAt: now.toISOString() })
      void navigate(orderAddress({ orderId }))
    },
  })
  const { values } = form
  const { isWaiting } = asked(values)
  // The start is stored at the first input: a form opened before a price ends has minutes of grace.
  const begin = async () => offered?.id ?? (await ownRegistrationsOf(app)).begin(edition.id)
  const noteBeginning = useEffectEvent(() => void begin().catch((error: unknown) => console.warn('the beginning is not noted', error)))
  useEffect(() => {
    if (form.isDirty) noteBeginning()
  }, [form.isDirty])
  const paysLess = membersPayLess(call.prices?.rows ?? [])
  const quote = call.prices && priceRegistrations(pricedOf(values), { ...call.prices, rows: [...call.prices.rows] }, '')

  function pricedOf(entered: Entered): readonly PricedRegistration[] {
    const at = phase.phase === 'before' || phase.phase === 'closed' ? 'late' : phase.phase
    const one = (suffix: '' | '2', n: number): readonly PricedRegistration[] => {
      const place = placeOf(entered, suffix)
      if (!place.tier) return []
      const audience = audienceOf(place, at, n)
      const hours = n === 1 ? (entered.volunteerHours ?? 0) : 0
      return [{ id: n === 1 ? 'first' : 'second', n, tier: place.tier, phase: at, audience, volunteerHours: hours }]
    }
    return [...one('', isSecond ? 2 : 1), ...(own.length === 0 && !offered && entered.hasSecond ? one('2', 2) : [])]
  }

  function audienceOf({ kind, siteId, tier }: ReturnType<typeof placeOf>, at: PricePhase, n: number): PricedRegistration['audience'] {
    const isCommunity = kind !== 'own' && call.sites.find(({ id }) => id === siteId)?.kind === 'community'
    const hasPrice = call.prices?.rows.some(row => row.audience === 'community' && row.tier === tier && row.phase === at && row.registration === n)
    return isCommunity && hasPrice ? 'community' : isMember ? 'member' : 'nonMember'
  }

  async function send(): Promise<void> {
    onSending(true)
    try {
      await register()
    } catch (error) {
      onSending(false)
      throw error
    }
    await renewAccount(app)
  }

  async function register(): Promise<void> {
    const first = await begin()
    if (isWaiting) {
      await callables.call(joinWaitlist, { editionId: edition.id, wanted: wantedOf(first, placeOf(values, ''), call) })
      return
    }
    const { displayName = '', studioName, medium = '', blurb, volunteerHours = 0, asksWaiver, waiver, email = '', method = 'card' } = values
    const listing = {
      displayName,
      media: [medium],
      ...(studioName && { studioName }),
      ...(blurb?.trim() && { blurb }),
    }
    const wanted = [
      { ...wantedOf(first, placeOf(values, ''), call), listing },
      ...(values.hasSecond && own.length === 0 && !offered ? [{ ...wantedOf(secondId, placeOf(values, '2'), call), listing }] : []),
    ]
    const { orderId, isPaid } = await callables.call(submitRegistration, {
      key,
      editionId: edition.id,
      registrations: wanted,
      email,
      method,
      seenCents: quote?.total.cents ?? 0,
      volunteerHours: isSecond ? 0 : volunteerHours,
      ...(asksWaiver && !isSecond && waiver !== undefined && { waiver }),
      isEligible: true,
      isInsured: true,
      accepts: true,
    })
    if (!isPaid) ordered.current = { orderId, isByCard: method === 'card' }
  }

  const refusals = refusalsOf(form.error)
  const site = call.sites.find(({ id }) => id === values.siteId)
  const waits = site && call.places.get(site.id)?.line.length
  return (
    <>
      {!isWaiting && <JoinFirst isMember={isMember} paysLess={paysLess} />}
      <BesidePrice>
        <Form
          form={form}
          title="Register"
          label={isWaiting ? 'Join the waiting list' : values.method === 'cheque' ? 'Register and pay by check' : 'Register and go to payment'}
          words={workingWords('Sending…')}
          failure={refusals.length > 0 && <Refusals refusals={refusals} call={call} />}
        >
          <fieldset className={css.step}>
            <legend>1. Where and when</legend>
            <FormField name="isEligible" />
            {!artist && (
              <Notice title="You need an artist page first.">
                <Anchor to="/newmember">Make your artist page</Anchor>. What you enter here is kept.
              </Notice>
            )}
            {!offered && <StudioLocationFields suffix="" values={values} call={call} />}
            {isWaiting && !isClosed && (
              <Notice title="Every place here is taken.">
                You can wait for a place: {waits ? `${waits} before you.` : 'you would be the first in line.'} When one is free, you have 24 hours to
                take it.
              </Notice>
            )}
            <FormField name="tier" options={tiers.map(tier => ({ value: tier, label: tier }))} />
            {'hasSecond' in form.fields && <FormField name="hasSecond" />}
            {'kind2' in form.fields && (
              <>
                <StudioLocationFields suffix="2" values={values} call={call} />
                <FormField name="tier2" options={tiers.map(tier => ({ value: tier, label: tier }))} />
              </>
            )}
          </fieldset>
          {!isWaiting && (
            <>
              <fieldset className={css.step}>
                <legend>2. Your listing</legend>
                <FormField name="displayName" autoComplete="name" />
                <FormField name="studioName" />
                <FormField name="medium" />
                <FormField name="blurb" rows={3} />
              </fieldset>
              <fieldset className={css.step}>
                <legend>3. The fee</legend>
                {!isSecond && (
                  <>
                    <FormField name="volunteerHours" inputMode="numeric" />
                    <FormField name="asksWaiver" />
                    {values.asksWaiver && <FormField name="waiver" rows={3} />}
                  </>
                )}
                <FormField name="email" autoComplete="email" />
                <FormField name="method" input={methods} />
              </fieldset>
              <fieldset className={css.step}>
                <legend>4. Insurance and terms</legend>
                <FormField name="isInsured" />
                <FormField name="accepts" />
                <Anchor to="/shop?view=terms">Read the terms of sale</Anchor>
              </fieldset>
            </>
          )}
        </Form>
        {!isWaiting && (
          <PricePanel
            quote={quote && quote.lines.length > 0 ? quote : undefined}
            phase={shownPhase(phase, offered !== undefined)}
            now={now}
            tz={edition.tz}
            isLess={isMember && paysLess}
            asksWaiver={values.asksWaiver ?? false}
          />
        )}
      </BesidePrice>
    </>
  )
}

const shownPhase = (phase: CallPhase, isOffered: boolean): CallPhase =>
  isOffered && phase.phase === 'closed' ? { ...phase, phase: 'closed' } : phase

/** Why the server refused it. */
function refusalsOf(error: unknown): readonly RegistrationRefusal[] {
  const broken = brokenRuleOf(error)
  const refusals = broken?.rule === 'registration-refused' ? broken.details['refusals'] : undefined
  return Array.isArray(refusals) ? (refusals as readonly RegistrationRefusal[]) : []
}

function Refusals({ refusals, call }: { readonly refusals: readonly RegistrationRefusal[]; readonly call: Asked['call'] }) {
  const names = {
    weekend: (id: string | undefined) => call.weekends.find(one => one.id === id)?.name ?? 'another weekend',
    place: (id: string) => call.sites.find(one => one.id === id)?.name ?? 'this building',
  }
  return (
    <Notice tone="bad" title="You cannot register like this.">
      <ul>
        {refusals.map((refusal, i) => (
          <li key={i}>{registrationRefusalText(refusal, names)}</li>
        ))}
      </ul>
      You have not been charged. Everything you entered is still here.
    </Notice>
  )
}
