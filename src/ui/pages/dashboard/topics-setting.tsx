import { type ConsentTopic, consentTopics } from '../../../domain/accounts/consents'
import { OwnAccount } from '../../../domain/accounts/own-account'
import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { accountQueries } from '../../queries/account.queries'
import { FailureNotice } from '../accounts/failure-notice'
import { consentWords, evidenceOf } from '../accounts/joining/consent-words'
import { OptionList } from '../accounts/joining/option-list'
import css from './dashboard.module.css'
import { useSaving } from './use-saving'

/** One answer a topic; each is recorded at the press. */
export function TopicsSetting() {
  const app = useApp()
  const agreed = useLiveQuery(accountQueries(app).topics())
  const { busy, error, saved, save } = useSaving()
  const change = (chosen: readonly string[]) => {
    const changed = consentTopics.filter(topic => chosen.includes(topic) !== agreed.includes(topic))
    const answer = (topic: ConsentTopic) => ({
      topic,
      state: chosen.includes(topic) ? ('in' as const) : ('out' as const),
      evidence: evidenceOf(topic),
      source: 'settings',
    })
    void save(async () => {
      const own = (await app.services()).get(OwnAccount)
      for (const topic of changed) await own.answer(answer(topic))
    })
  }
  return (
    <div className={css.form}>
      <FailureNotice error={error} />
      <OptionList
        legend="What we may write about"
        several
        small
        options={consentTopics.map(topic => ({ value: topic, ...consentWords[topic] }))}
        value={agreed}
        onChange={change}
      />
      <p role="status" className={css.saved}>
        {busy ? 'Saving…' : saved ? 'Saved. The day and these words are kept with your answer.' : 'Each answer is kept with its day.'}
      </p>
    </div>
  )
}
