import { useState } from 'react'
import type { JoiningDraft } from '../../../../domain/accounts/joining-drafts.collection'
import type { Memberships } from '../../../../domain/memberships/offered-memberships'
import { joiningOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Anchor } from '../../../kit/anchor'
import { Button } from '../../../kit/button'
import { moneyOf } from '../../../kit/format-money'
import { consentText } from './consent-text'
import { joinInputOf } from './join-input-of-draft'
import { levelOf } from './join-membership'
import css from './joining.module.css'
import type { JoiningStep } from './joining-steps'
import { kindWords } from './member-kind-choice'
import { useStepAddress } from './step-address'

interface JoinFinishProps {
  readonly draft: JoiningDraft
  readonly email: string
  readonly offer: Memberships
  readonly onJoined: (level: string | undefined) => void
}

/** A summary of everything entered, and the button that joins. */
export function JoinFinish({ draft, email, offer, onJoined }: JoinFinishProps) {
  const app = useApp()
  const address = useStepAddress()
  const [sentAgain, setSentAgain] = useState(false)
  const { busy, error, run } = useAction()
  const chosen = levelOf(offer, draft.product)

  const join = () =>
    run(async () => {
      await (await joiningOf(app)).join(joinInputOf(draft))
      onJoined(chosen && draft.product)
    })
  const sendAgain = async () => {
    await (await joiningOf(app)).sendVerification()
    setSentAgain(true)
  }

  const lines: readonly { readonly label: string; readonly words: string | undefined; readonly step?: JoiningStep }[] = [
    { label: 'Account', words: email },
    { label: 'You are', words: draft.kind && kindWords[draft.kind], step: 'who' },
    { label: 'Name', words: [draft.first, draft.last].join(' '), step: 'profile' },
    { label: 'Business', words: draft.organisation, step: 'profile' },
    { label: 'Membership', words: chosen ? `${chosen.level.name}, ${moneyOf(chosen.level.price)}` : 'Not now', step: 'membership' },
    { label: 'News', words: draft.topics?.map(topic => consentText[topic].label).join(', ') || 'None', step: 'news' },
  ]
  return (
    <>
      <dl className={css.list}>
        {lines
          .filter(({ words }) => words)
          .map(({ label, words, step }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
              {step && (
                <dd>
                  <Anchor to={address(step)} aria-label={`Change: ${label}`}>
                    Change
                  </Anchor>
                </dd>
              )}
            </div>
          ))}
      </dl>
      <FailureNotice error={error} />
      <p>
        Have you been in touch with us before? Open the link in our email to {email} before you join, and we recognize you.{' '}
        <Button size="s" onClick={() => void run(sendAgain)}>
          {sentAgain ? 'Sent' : 'Send it again'}
        </Button>
      </p>
      {chosen && <p>Nothing is charged now. After you joined, we show your choice again, and you can pay for it.</p>}
      <div className={css.row}>
        <Button look="main" size="l" busy={busy} onClick={() => void join()}>
          {busy ? 'One moment…' : 'Join'}
        </Button>
      </div>
    </>
  )
}
