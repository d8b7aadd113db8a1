import { useRef, useState } from 'react'
import { type ConsentTopic, consentTopics } from '../../../../domain/people/consents.collection'
import { recordConsent } from '../../../../domain/people/record-consent.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { accountQueries, renewAccount } from '../../../queries/account.queries'
import { consentText, evidenceOf } from '../../accounts/joining/consent-text'
import { OptionList } from '../../accounts/joining/option-list'
import css from '../dashboard.module.css'

/** One answer per topic; each is recorded when it is clicked. */
export function TopicsSetting() {
  const app = useApp()
  const agreed = useLiveQuery(accountQueries(app).topics())
  const { busy, error, isDone, run } = useAction(() => renewAccount(app))
  // Clicks during a request are queued; after a failure, the queued ones are not sent.
  const [pressed, setPressed] = useState<readonly ConsentTopic[]>()
  const last = useRef(Promise.resolve(true))
  const shown = pressed ?? agreed
  const change = (chosen: readonly string[]) => {
    const changed = consentTopics.filter(topic => chosen.includes(topic) !== shown.includes(topic))
    const answer = (topic: ConsentTopic) => ({
      topic,
      state: chosen.includes(topic) ? ('in' as const) : ('out' as const),
      evidence: evidenceOf(topic),
      source: 'settings',
    })
    const record = () =>
      run(async () => {
        const callables = (await app.services()).get(Callables)
        for (const topic of changed) await callables.call(recordConsent, answer(topic))
      })
    setPressed(consentTopics.filter(topic => chosen.includes(topic)))
    const turn = last.current.then(before => before && record())
    last.current = turn
    void turn.then(() => {
      if (last.current !== turn) return
      last.current = Promise.resolve(true)
      setPressed(undefined)
    })
  }
  return (
    <div className={css.form}>
      <FailureNotice error={error} />
      <OptionList
        legend="What we may write about"
        several
        small
        options={consentTopics.map(topic => ({ value: topic, ...consentText[topic] }))}
        value={shown}
        onChange={change}
      />
      <p role="status" className={css.saved}>
        {busy ? 'Saving…' : isDone ? 'Saved. The day and these words are kept with your answer.' : 'Each answer is kept with its day.'}
      </p>
    </div>
  )
}
