import { useRef, useState } from 'react'
import type { NextStep } from '../../../domain/guide/portal/listing-next-step'
import { addErratum, maxErratum } from '../../../domain/guide/review/add-erratum.contract'
import { transitionListing } from '../../../domain/guide/review/transition-listing.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { reasonField } from '../../../domain/shared/functions/reason'
import { longText, withHelp } from '../../../domain/shared/records/fields'
import { useService } from '../../app-services/app-context'
import { FailureNotice } from '../../forms/failure-notice'
import { Form, FormField, sentWords } from '../../forms/form'
import { useAction } from '../../forms/use-action'
import { useForm } from '../../forms/use-form'
import { useOnline } from '../../forms/use-online'
import { Button, LinkButton } from '../../kit/button'
import { Time } from '../../kit/time/time'
import type { ListingInEditor } from '../../listings-portal/portal.queries'
import css from './listing-editor.module.css'
import { stepLabels } from './portal-labels'

interface ListingStepProps {
  readonly found: ListingInEditor
  readonly step: NextStep
  /** There is unsaved input, which the step would leave out. */
  readonly isUnsaved: boolean
  readonly openedAt: Date
}

const texts: Readonly<Record<NextStep, string>> = {
  pay: 'The listing is yours once the registration is paid. You can fill it in already.',
  finish: 'Some parts are missing. You can save it at any time, and go on later.',
  changes: 'Our staff asks for a change. Make it, then send the listing again.',
  send: 'Everything is there. Send it to our staff, who read it before it is printed.',
  review: 'Our staff is reading it. Take it back if you want to change something.',
  approved: 'Our staff has approved it. You will see a proof before the guide is printed.',
  proof: 'Look at the card in print below. Is everything right?',
  proofed: 'You have approved the proof. The guide is printed as you see it.',
  published: 'The listing is on the web. The guide is not printed yet: write to us if something has changed.',
  printed: 'The guide is printed. What has changed since can be added here, and is shown on the web as “since print”.',
  withdrawn: 'This listing was withdrawn. It is not in the guide.',
}

/** The state of a listing, and the next step for its artist or host. */
export function ListingStep({ found, step, isUnsaved, openedAt }: ListingStepProps) {
  const { listing, note } = found
  const callables = useService(Callables)
  const isOnline = useOnline()
  const { busy, error, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The pressed button is gone: keyboards and screen readers go on from what the step is now. */
  const goOn = () => heading.current?.focus()
  const seen = { id: listing.id, rev: listing.rev, openedAt: openedAt.toISOString() }
  const move = (to: 'ready' | 'edit' | 'approveProof') =>
    void run(async () => void (await callables.call(transitionListing, { to, ...seen }))).then(isDone => isDone && goOn())
  const mayTakeBack = listing.status === 'ready' || listing.status === 'in_review'
  return (
    <section aria-labelledby="step" className={css.step} data-step={step}>
      <h2 id="step" ref={heading} tabIndex={-1}>
        {stepLabels[step]}
      </h2>
      <p>{texts[step]}</p>
      {note && listing.status === 'draft' && <blockquote>{note}</blockquote>}
      <FailureNotice error={error} />
      <div className={css.acts}>
        {step === 'pay' && (
          <LinkButton look="main" to="/dashboard/registrations">
            Pay the registration
          </LinkButton>
        )}
        {(step === 'send' || step === 'changes') && (
          <Button look="main" busy={busy} disabled={isUnsaved || !isOnline} onClick={() => move('ready')}>
            Send it to our staff
          </Button>
        )}
        {mayTakeBack && (
          <Button busy={busy} disabled={!isOnline} onClick={() => move('edit')}>
            Take it back to change it
          </Button>
        )}
        {step === 'proof' && (
          <>
            <Button look="main" busy={busy} disabled={!isOnline} onClick={() => move('approveProof')}>
              Approve the proof
            </Button>
            <Button aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
              Ask for a change
            </Button>
          </>
        )}
      </div>
      {isUnsaved && (step === 'send' || step === 'changes') && <p className={css.quiet}>Save your changes first.</p>}
      {!isOnline && <p className={css.quiet}>You are offline. You can go on when you are connected.</p>}
      {isAsking && (
        <AskForChange
          seen={seen}
          onDone={() => {
            setAsking(false)
            goOn()
          }}
        />
      )}
      {step === 'printed' && <Errata found={found} />}
    </section>
  )
}

const askFields = {
  note: withHelp(reasonField('What is to be changed?'), 'The listing goes back to you, so that you can change it, and our staff reads your note.'),
}

function AskForChange({
  seen,
  onDone,
}: {
  readonly seen: { readonly id: string; readonly rev: number; readonly openedAt: string }
  readonly onDone: () => void
}) {
  const callables = useService(Callables)
  const form = useForm({
    fields: askFields,
    initial: {},
    submit: async ({ note }) => void (await callables.call(transitionListing, { to: 'changeProof', ...seen, note })),
    onSaved: onDone,
  })
  return (
    <Form form={form} label="Ask for this change" title="Ask for a change" words={sentWords} acts={<Button onClick={onDone}>Cancel</Button>}>
      <FormField name="note" rows={3} />
    </Form>
  )
}

const erratumFields = { text: withHelp(longText('What has changed?', maxErratum), '“Closed on Sunday.” “Open from noon.” “Enter from the yard.”') }

/** Corrections after printing; visitors read them on the listing's page. */
function Errata({ found: { listing, edition } }: Pick<ListingStepProps, 'found'>) {
  const callables = useService(Callables)
  const form = useForm({
    fields: erratumFields,
    initial: {},
    resets: true,
    submit: async ({ text }) => void (await callables.call(addErratum, { id: listing.id, text })),
  })
  return (
    <>
      {(listing.errata ?? []).length > 0 && (
        <ul className={css.errata}>
          {listing.errata!.toReversed().map(({ at, text }) => (
            <li key={at.toISOString()}>
              <Time at={at} tz={edition.tz} show="day" short />: {text}
            </li>
          ))}
        </ul>
      )}
      <Form form={form} label="Add it to the listing" title="Since print" words={{ saved: 'Added. Visitors read it after the next publication.' }}>
        <FormField name="text" rows={2} />
      </Form>
    </>
  )
}
