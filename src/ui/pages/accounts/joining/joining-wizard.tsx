import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { JoiningDraft } from '../../../../domain/accounts/joining'
import type { Memberships } from '../../../../domain/memberships/membership-offer'
import { consentTopics } from '../../../../domain/people/consents'
import { FailureNotice } from '../../../forms/failure-notice'
import { useSubmit } from '../../../forms/use-submit'
import { Button } from '../../../kit/button'
import { consentText } from './consent-text'
import { JoinFinish } from './join-finish'
import { JoinMembership } from './join-membership'
import { JoinProfile } from './join-profile'
import { JoinWho } from './join-who'
import css from './joining.module.css'
import { JoiningFrame } from './joining-frame'
import { type JoiningStep, joiningSteps, nextStep, profileProblems, shownStep } from './joining-steps'
import { OptionList } from './option-list'
import { useStepAddress } from './step-address'
import { useJoining } from './use-joining'

interface JoiningWizardProps {
  readonly uid: string
  readonly email: string
  readonly kept: JoiningDraft
  readonly asked: string | null
  readonly now: Date
  readonly offer: Memberships
  readonly onJoined: (level: string | undefined) => void
}

const heads: { readonly [S in Exclude<JoiningStep, 'account'>]: { readonly title: string; readonly lead: string } } = {
  who: { title: 'Who are you?', lead: 'It decides what we ask next. It can be changed on any day.' },
  profile: { title: 'What is your name?', lead: 'Only your name is ever shown, and only where you show yourself.' },
  membership: { title: 'A membership?', lead: 'Members keep the studios open. You can look around first.' },
  news: { title: 'What may we write about?', lead: 'Nothing is ticked for you, and each can be changed in your settings.' },
  finish: { title: 'Ready to join', lead: 'Look it over once.' },
}

/** The steps after the account. Each is kept before the next opens. */
export default function JoiningWizard({ uid, email, kept, asked, now, offer, onJoined }: JoiningWizardProps) {
  const navigate = useNavigate()
  const address = useStepAddress()
  const { draft, change, keep, saving } = useJoining(uid, kept)
  const [tried, setTried] = useState<JoiningStep>()
  const { busy, error, run } = useSubmit()
  // Where somebody resumes is settled once: what is entered there does not open the next door by itself.
  const [resumed] = useState(() => nextStep(kept, now))
  const step = shownStep(asked ?? resumed, draft, now)
  const problems = profileProblems(draft, now)
  const missing = (step === 'who' && !draft.kind) || (step === 'membership' && draft.product === undefined)
  const stuck = missing || (step === 'profile' && Object.keys(problems).length > 0)

  const next = (event: FormEvent) => {
    event.preventDefault()
    setTried(step)
    if (stuck) return
    void run(async () => {
      await keep(step === 'news' ? { topics: draft.topics ?? [] } : {})
      await navigate(address(joiningSteps[joiningSteps.indexOf(step) + 1] ?? 'finish'))
    })
  }
  const frame = (children: ReactNode) => (
    <JoiningFrame step={step} open={nextStep(draft, now)} {...heads[step === 'account' ? 'who' : step]}>
      {children}
    </JoiningFrame>
  )
  if (step === 'finish') return frame(<JoinFinish draft={draft} email={email} offer={offer} onJoined={onJoined} />)
  return frame(
    <form className={css.form} noValidate onSubmit={next}>
      <FailureNotice error={error} />
      {step === 'who' && <JoinWho kind={draft.kind} onChange={kind => change({ kind })} />}
      {step === 'profile' && <JoinProfile draft={draft} now={now} problems={tried === step ? problems : {}} onChange={change} />}
      {step === 'membership' && draft.kind && (
        <JoinMembership offer={offer} kind={draft.kind} value={draft.product} onChange={product => change({ product })} />
      )}
      {step === 'news' && (
        <OptionList
          legend="What may we write about?"
          several
          small
          options={consentTopics.map(topic => ({ value: topic, ...consentText[topic] }))}
          value={draft.topics ?? []}
          onChange={chosen => change({ topics: consentTopics.filter(topic => chosen.includes(topic)) })}
        />
      )}
      {missing && tried === step && (
        <p className={css.error} role="alert">
          Choose one to go on.
        </p>
      )}
      <div className={css.row}>
        <Button type="submit" look="main" size="l" busy={busy}>
          Go on
        </Button>
        <span className={css.saved} role="status">
          {savingWords[saving]}
        </span>
      </div>
    </form>,
  )
}

const savingWords = {
  kept: 'Everything so far is kept with your account.',
  waiting: 'Keeping…',
  failed: 'Not kept yet: we cannot reach the network. It is still here.',
}
