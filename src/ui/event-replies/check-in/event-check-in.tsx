import { useEffect, useRef, useState } from 'react'
import { text, withHelp } from '../../../domain/shared/records/fields'
import { QrScanner } from '../../camera/qr-scanner'
import { FailureNotice } from '../../forms/failure-notice'
import { Form, FormField, workingWords } from '../../forms/form'
import { useAction } from '../../forms/use-action'
import { useForm } from '../../forms/use-form'
import { Button } from '../../kit/button'
import { counted } from '../../kit/counted'
import { Notice } from '../../kit/feedback/notice'
import { useSignedIn } from '../../queries/session.queries'
import { type CheckInCodeResult, checkInCodeResult } from './check-in-code-result'
import { CheckInProgress } from './check-in-progress'
import { outcomeText, partyText, verdictText } from './check-in-texts'
import css from './event-check-in.module.css'
import { type CheckIn, useCheckIn } from './use-check-in'

const fields = { code: withHelp(text('Code', 200), 'Six letters and numbers, under the QR code. A hand scanner works too.') }

/** The door of an event for its hosts and for staff: codes are scanned or typed, and guests let in, with a network or without. */
export default function EventCheckIn({ eventId }: { readonly eventId: string }) {
  const user = useSignedIn()
  return user ? <DoorOfUser key={eventId} eventId={eventId} uid={user.uid} /> : null
}

function DoorOfUser({ eventId, uid }: { readonly eventId: string; readonly uid: string }) {
  const door = useCheckIn(eventId, uid)
  return (
    <section aria-labelledby="door-check" className={css.door}>
      <h3 id="door-check">Check-in{door.list && `: ${door.list.title}`}</h3>
      <FailureNotice error={door.failure} />
      {door.list ? (
        <Scanning door={door} list={door.list} />
      ) : (
        !door.isReached && (
          <Notice tone="bad" title="You are offline, and this device has no list of this event." actions={<TryAgain door={door} />}>
            Open this page once while you are connected. Then it works without a network until the event’s day is over.
          </Notice>
        )
      )}
    </section>
  )
}

const TryAgain = ({ door }: { readonly door: CheckIn }) => <Button onClick={() => void door.catchUp()}>Fetch the list</Button>

function Scanning({ door, list }: { readonly door: CheckIn; readonly list: NonNullable<CheckIn['list']> }) {
  const [seen, setSeen] = useState<string>()
  const [said, setSaid] = useState<string>()
  const { busy, error, run } = useAction()
  const around = useRef<HTMLDivElement>(null)
  const letIn = useRef<HTMLButtonElement>(null)
  const verdict = seen === undefined ? undefined : checkInCodeResult(seen, list)
  const code = list.isCanceled ? undefined : codeToLetIn(verdict, door.isReached)

  const look = async (entered: string) => {
    setSaid(undefined)
    form.set({ code: undefined })
    // Whoever replied a minute ago is on the newest list.
    if (checkInCodeResult(entered, list).is === 'unlisted') await door.refresh()
    setSeen(entered)
  }
  const form = useForm({ fields, initial: {}, guards: false, submit: async ({ code: entered }) => look(entered) })
  const next = (says: string) => {
    setSaid(says)
    setSeen(undefined)
    around.current?.querySelector('input')?.focus()
  }
  const enter = (entering: string) =>
    void run(async () => {
      const party = verdict?.is === 'guest' ? partyText(verdict.guest) : entering
      const outcome = await door.letIn(entering)
      next(!outcome || outcome.outcome === 'counted' ? `${party}: in.` : outcomeText(outcome, list.guests, list.tz))
    })
  useEffect(() => {
    if (seen !== undefined) letIn.current?.focus()
  }, [seen])
  return (
    <>
      <CheckInProgress door={door} list={list} />
      <FailureNotice error={error} />
      <div role="status">
        {said !== undefined && <p>{said}</p>}
        {verdict && (
          <p className={css.verdict} data-verdict={verdict.is === 'guest' && verdict.guest.state === 'going' ? 'good' : 'bad'}>
            <strong>{verdictText(verdict, list.tz)}</strong>
            {verdict.is === 'guest' && `${partyText(verdict.guest)} · ${counted(verdict.guest.places, 'person', 'people')} · `}
            {verdict.is === 'guest' && (verdict.guest.isPaid ? 'Paid' : 'Free')}
            {verdict.is === 'unlisted' && !door.isReached && 'Whoever replied after the list was fetched is not on it.'}
          </p>
        )}
      </div>
      {code !== undefined && (
        <Button ref={letIn} look="main" busy={busy} onClick={() => enter(code)}>
          {verdict?.is === 'guest' ? `Let in ${counted(verdict.guest.places, 'person', 'people')}` : 'Let in, and check the code later'}
        </Button>
      )}
      <div ref={around}>
        <Form
          form={form}
          label="Check code"
          title="Check code"
          look={code === undefined ? 'main' : 'plain'}
          words={workingWords('Looking…')}
          worksOffline
        >
          <FormField name="code" autoComplete="off" />
        </Form>
      </div>
      <QrScanner onCode={scanned => void look(scanned)} />
    </>
  )
}

/** The code that can be let in. One that is not on the list can be checked by the server alone, and waits for it without a network. */
function codeToLetIn(verdict: CheckInCodeResult | undefined, isReached: boolean): string | undefined {
  if (verdict?.is === 'guest') return verdict.guest.state === 'going' ? verdict.guest.code : undefined
  return verdict?.is === 'unlisted' && !isReached ? verdict.code : undefined
}
