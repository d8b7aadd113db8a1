import { adOrders, maxCoworkers } from '../../../domain/ads/ad-orders.collection'
import type { OwnAd } from '../../../domain/ads/own-ads'
import { linkWithSource } from '../../../domain/ads/pipeline/ad-link'
import { changeAd } from '../../../domain/ads/pipeline/change-own-ad.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { email, longText, withHelp } from '../../../domain/shared/records/fields'
import { useService } from '../../app-services/app-context'
import { Form, FormField, workingWords } from '../../forms/form'
import { useForm } from '../../forms/use-form'
import { counted } from '../../kit/counted'
import { Time } from '../../kit/time/time'
import css from './ad-portal.module.css'

const comment = { comment: longText('Comment', 1000) }
const link = { link: withHelp(adOrders.fields.link, 'Visitors of the online guide open it from your advertisement.') }
const coworker = { email: withHelp(email('Email of a coworker'), 'They can send artwork and answer proofs. They cannot cancel.') }

const former = { former: withHelp(email('Email of a coworker to remove'), 'They cannot open it any more.') }

/** Comments between the advertiser and staff. */
export function Comments({ ad: { id: adId, comments = [] }, edition }: OwnAd) {
  const callables = useService(Callables)
  const form = useForm({
    fields: comment,
    initial: {},
    resets: true,
    submit: async values => void (await callables.call(changeAd, { adId, change: 'comment', comment: values.comment })),
  })
  return (
    <section className={css.part} aria-labelledby="comments">
      <h2 id="comments">Comments</h2>
      {comments.length > 0 && (
        <ul className={css.list}>
          {comments.map(({ by, at, text }) => (
            <li key={at.getTime()}>
              <strong>{by === 'staff' ? 'Our staff' : 'Advertiser'}</strong>, <Time at={at} tz={edition.tz} />: {text}
            </li>
          ))}
        </ul>
      )}
      <Form form={form} label="Send comment" words={workingWords('Sending…')}>
        <FormField name="comment" rows={3} />
      </Form>
    </section>
  )
}

/** Where the advertisement leads, with the parameters that we add. */
export function LinkPart({ ad, edition }: OwnAd) {
  const callables = useService(Callables)
  const form = useForm({
    fields: link,
    initial: { link: ad.link },
    submit: async values => void (await callables.call(changeAd, { adId: ad.id, change: 'link', ...(values.link && { link: values.link }) })),
  })
  return (
    <section className={css.part} aria-labelledby="link">
      <h2 id="link">Where it leads</h2>
      <Form form={form} label="Save link" needsChange words={workingWords('Saving…')}>
        <FormField name="link" autoComplete="url" />
      </Form>
      {ad.link && (
        <p className={css.quiet}>
          We add our name to the link, so that your statistics show visits from our guide: <bdi>{linkWithSource(ad.link, edition.id)}</bdi>
        </p>
      )}
    </section>
  )
}

/** Who else works on it; its owner alone changes that. We know a coworker by the address that was entered, and tell nobody their name. */
export function Coworkers({ ad: { id: adId, coworkerIds } }: OwnAd) {
  const callables = useService(Callables)
  const adding = useForm({
    fields: coworker,
    initial: {},
    resets: true,
    submit: async values => void (await callables.call(changeAd, { adId, change: 'addCoworker', email: values.email })),
  })
  const removing = useForm({
    fields: former,
    initial: {},
    resets: true,
    submit: async values => void (await callables.call(changeAd, { adId, change: 'removeCoworker', email: values.former })),
  })
  return (
    <section className={css.part} aria-labelledby="coworkers">
      <h2 id="coworkers">Coworkers</h2>
      <p className={css.quiet}>{coworkerIds.length === 0 ? 'You work on it alone.' : `${counted(coworkerIds.length, 'coworker')} can open it.`}</p>
      {coworkerIds.length < maxCoworkers && (
        <Form form={adding} label="Add coworker" words={workingWords('Adding…')}>
          <FormField name="email" autoComplete="off" />
        </Form>
      )}
      {coworkerIds.length > 0 && (
        <Form form={removing} label="Remove coworker" words={workingWords('Removing…')}>
          <FormField name="former" autoComplete="off" />
        </Form>
      )}
    </section>
  )
}
