import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type JoiningDraft, joiningFields } from '../../../../domain/accounts/joining-drafts.collection'
import type { Memberships } from '../../../../domain/memberships/offered-memberships'
import { consentTopics } from '../../../../domain/people/consents.collection'
import { Form } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { consentText } from './consent-text'
import { JoinFinish } from './join-finish'
import { JoinMembership, notNow } from './join-membership'
import { JoinProfile } from './join-profile'
import { JoiningFrame } from './joining-frame'
import { nextStep, shownStep, stepFields, stepProblems } from './joining-step-problems'
import { type JoiningStep, joiningSteps } from './joining-steps'
import { MemberKindChoice } from './member-kind-choice'
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

/** The steps after the account is created. Each is saved before the next one opens. */
export default function JoiningWizard({ uid, email, kept, asked, now, offer, onJoined }: JoiningWizardProps) {
  const navigate = useNavigate()
  const address = useStepAddress()
  // The step for resuming is determined once: entering data there does not open the next step automatically.
  const [resumed] = useState(() => nextStep(kept, now))
  const stepOf = (entered: JoiningDraft) => shownStep(asked ?? resumed, entered, now)
  const form = useForm<typeof joiningFields>({
    // Only the fields of the current step are shown and checked; the values of other steps stay.
    fields: entered => stepFields(stepOf(entered), entered, now),
    // Input is saved with the account automatically, so leaving the page loses nothing.
    guards: false,
    // Without offered memberships there is nothing to choose.
    initial: offer.products.length === 0 ? { product: notNow, ...kept } : kept,
    check: entered => stepProblems(stepOf(entered), entered, now),
    submit: async () => {
      const { topics = [] } = draft
      if (step === 'news') form.set({ topics })
      await keep(step === 'news' ? { ...draft, topics } : draft)
    },
    onSaved: () => void navigate(address(joiningSteps[joiningSteps.indexOf(step) + 1] ?? 'finish')),
  })
  const { values: draft, problems, set } = form
  const { keep, saving } = useJoining(uid, draft)
  const step = stepOf(draft)
  const frame = (children: ReactNode) => (
    <JoiningFrame step={step} open={nextStep(draft, now)} {...heads[step === 'account' ? 'who' : step]}>
      {children}
    </JoiningFrame>
  )
  if (step === 'finish') return frame(<JoinFinish draft={draft} email={email} offer={offer} onJoined={onJoined} />)
  const status = savingText[saving]
  return frame(
    <Form form={form} label="Go on" words={{ untouched: status, entered: status, saving: savingText.waiting, saved: status, failed: status }}>
      {step === 'who' && <MemberKindChoice kind={draft.kind} problem={problems.kind} onChange={kind => set({ kind })} />}
      {step === 'profile' && <JoinProfile fields={form.fields} />}
      {step === 'membership' && draft.kind && (
        <JoinMembership offer={offer} kind={draft.kind} value={draft.product} problem={problems.product} onChange={product => set({ product })} />
      )}
      {step === 'news' && (
        <OptionList
          name="topics"
          legend={joiningFields.topics.label}
          several
          small
          options={consentTopics.map(topic => ({ value: topic, ...consentText[topic] }))}
          value={draft.topics ?? []}
          onChange={chosen => set({ topics: consentTopics.filter(topic => chosen.includes(topic)) })}
        />
      )}
    </Form>,
  )
}

const savingText = {
  kept: 'Everything so far is kept with your account.',
  waiting: 'Keeping…',
  failed: 'Not kept yet: we cannot reach the network. It is still here.',
}
