import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adOrders } from '../../../domain/ads/ad-orders.collection'
import type { AdOffer } from '../../../domain/ads/offer/offered-ads'
import { adPhaseAt } from '../../../domain/ads/pricing/ad-phase'
import { type AdPriceLine, adPrice } from '../../../domain/ads/pricing/ad-price'
import { adSpaceKey, adSpaceText } from '../../../domain/ads/pricing/ad-price-table'
import type { PricePhase } from '../../../domain/guide/price-phases'
import { Callables } from '../../../domain/shared/functions/callables'
import { boolean, choice, email, longText, optional, text, withHelp } from '../../../domain/shared/records/fields'
import { bookAd } from '../../../domain/shop/ads/book-ad.contract'
import { adQueries } from '../../ads/ad.queries'
import { sizeText } from '../../ads/ad-size-text'
import { phaseNames } from '../../ads/price-phase-labels'
import { useApp, useLiveQuery, useService } from '../../app-services/app-context'
import { BesidePrice, PriceAside } from '../../blocks/price-aside/price-aside'
import { orderAddress } from '../../checkout/order-address'
import { radioInput } from '../../checkout/radio-input'
import { goOnHere } from '../../checkout/stored-checkouts'
import { Form, FormField, workingWords } from '../../forms/form'
import { type FormValues, useForm } from '../../forms/use-form'
import { Anchor } from '../../kit/anchor'
import { Notice } from '../../kit/feedback/notice'
import { Time } from '../../kit/time/time'
import { useNow } from '../../queries/clock.queries'
import { useSignedIn } from '../../queries/session.queries'
import css from './ad-portal.module.css'

const { phone, link } = adOrders.fields
const fields = {
  space: text('Size and position', 90),
  business: text('Business', 80),
  contact: text('Who we write to', 80),
  email: withHelp(email('Email'), 'The invoice and the proof go there.'),
  phone,
  link: withHelp(link, 'Where the advertisement leads in the online guide. You can enter it later.'),
  isNonprofit: boolean('We are a nonprofit'),
  wantsDesign: boolean('Design it for us'),
  note: optional(longText('What else we should know', 500)),
  method: choice('How do you pay?', ['card', 'invoice']),
  accepts: boolean('I accept the terms of sale'),
}
const { method: _method, ...inquired } = fields
type Entered = FormValues<typeof fields>

const methods = radioInput({ card: 'By card, now', invoice: 'By invoice, within two weeks' })

interface BookAdFormProps {
  readonly offer: AdOffer
  readonly prices: NonNullable<AdOffer['prices']>
}

/** Booking: the space, the business, what is paid; or asking for a space that is sold out or closed. */
export default function BookAdForm({ offer: { edition, deadlines }, prices }: BookAdFormProps) {
  const app = useApp()
  const navigate = useNavigate()
  const callables = useService(Callables)
  const now = useNow()
  const user = useSignedIn()
  const answer = useLiveQuery(adQueries(app).left(edition.id))
  const [key] = useState(() => crypto.randomUUID())
  const booked = useRef<{ readonly id: string; readonly isByCard: boolean }>(undefined)
  const sale = adPhaseAt(deadlines, now)
  const isClosed = sale.phase === 'closed'
  const rowOf = ({ space }: Entered) => prices.rows.findIndex(row => adSpaceKey(row) === space)
  const leftAt = (at: number) => (answer?.version === prices.version ? answer.left[at] : undefined)
  const isAsking = (values: Entered) => isClosed || leftAt(rowOf(values)) === 0
  const priceOf = ({ isNonprofit = false, wantsDesign = false, ...values }: Entered) => {
    const space = prices.rows[rowOf(values)]
    const phase: PricePhase = sale.phase === 'early' || sale.phase === 'regular' ? sale.phase : 'late'
    return space && { space, phase, price: adPrice(prices, { space, isNonprofit, wantsDesign }, phase) }
  }
  const form = useForm<typeof fields>({
    fields: values => (isAsking(values) ? inquired : fields),
    initial: { email: user?.email, method: 'card', isNonprofit: false, wantsDesign: false },
    draft: `ads/${edition.id}`,
    check: ({ accepts }) => ({ accepts: accepts ? undefined : 'Accept the terms to book.' }),
    submit: async values => {
      const chosen = priceOf(values)
      if (!chosen) return
      const { space: _space, method, accepts: _accepts, phone: call, link: to, note, ...entered } = values
      const how = isAsking(values) ? 'inquire' : method
      const { id } = await callables.call(bookAd, {
        ...entered,
        key,
        editionId: edition.id,
        size: chosen.space.size,
        ...(chosen.space.position && { position: chosen.space.position }),
        ...(call && { phone: call }),
        ...(to && { link: to }),
        ...(note?.trim() && { note }),
        method: how,
        seenCents: chosen.price.totalCents,
        accepts: true,
      })
      booked.current = { id, isByCard: how === 'card' && chosen.price.totalCents > 0 }
    },
    onSaved: () => {
      if (!booked.current) return
      const { id, isByCard } = booked.current
      if (isByCard) goOnHere({ orderId: id, heldAt: now.toISOString() })
      void navigate(isByCard ? orderAddress({ orderId: id }) : `/adportal/${id}`)
    },
  })
  if (sale.phase === 'before')
    return (
      <Notice title={`You cannot book in ${edition.name} yet.`}>
        {sale.endsAt && (
          <>
            You can book from <Time at={sale.endsAt} tz={edition.tz} show="day" year />.
          </>
        )}
      </Notice>
    )
  const asks = isAsking(form.values)
  const chosen = priceOf(form.values)
  const nothingToPay = chosen?.price.totalCents === 0
  return (
    <BesidePrice>
      <Form
        form={form}
        title={isClosed ? 'Ask for a space' : 'Your booking'}
        label={
          asks
            ? 'Ask for this space'
            : nothingToPay
              ? 'Book'
              : form.values.method === 'invoice'
                ? 'Book and get the invoice'
                : 'Book and go to payment'
        }
        words={workingWords('Sending…')}
      >
        {isClosed && (
          <Notice title={`Advertising in ${edition.name} has closed.`}>You can still ask. We write to you if a space becomes free.</Notice>
        )}
        <FormField
          name="space"
          options={prices.rows.map((row, at) => ({
            value: adSpaceKey(row),
            label: `${adSpaceText(row)}${leftAt(at) === 0 ? ' (sold out)' : ''}`,
          }))}
        />
        {asks && !isClosed && <Notice title="This size is sold out.">You can ask for it. We write to you when one becomes free.</Notice>}
        <FormField name="business" autoComplete="organization" />
        <FormField name="contact" autoComplete="name" />
        <FormField name="email" autoComplete="email" />
        <FormField name="phone" autoComplete="tel" />
        <FormField name="link" autoComplete="url" />
        {prices.nonprofitPercent > 0 && <FormField name="isNonprofit" />}
        {prices.designHelp.cents > 0 && <FormField name="wantsDesign" />}
        <FormField name="note" rows={3} />
        {!asks && <FormField name="method" input={methods} />}
        <FormField name="accepts" />
        <Anchor to="/shop?view=terms">Read the terms of sale</Anchor>
      </Form>
      <PriceAside
        title="Price"
        price={
          chosen && {
            lines: chosen.price.lines.map(({ kind, cents }) => ({ id: kind, title: lineNames(kind, prices.nonprofitPercent), cents })),
            totalCents: chosen.price.totalCents,
          }
        }
        unpriced="Choose a size to see its price."
      >
        {chosen && (
          <p className={css.quiet}>
            {phaseNames[chosen.phase]} price, {sizeText(chosen.space)}.
          </p>
        )}
        <p className={css.quiet}>You can cancel and get your money back until the space closes. After that you cannot cancel.</p>
      </PriceAside>
    </BesidePrice>
  )
}

const lineNames = (kind: AdPriceLine['kind'], percent: number): string =>
  ({ space: 'Space', nonprofit: `Nonprofit, ${percent}% less`, design: 'Help with the design' })[kind]
