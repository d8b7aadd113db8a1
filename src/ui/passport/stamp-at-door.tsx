import { useEffect, useEffectEvent, useState } from 'react'
import { typedStampCode } from '../../domain/guide/passport/typed-stamp-code'
import { text, withHelp } from '../../domain/shared/records/fields'
import { useApp } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { Form, FormField, workingWords } from '../forms/form'
import { useForm } from '../forms/use-form'
import { LinkButton } from '../kit/button'
import { counted } from '../kit/counted'
import { Notice } from '../kit/feedback/notice'
import { useSitePreview } from '../preview/site-preview'
import { wallClock } from '../queries/clock.queries'
import { useSignedIn } from '../queries/session.queries'
import { devicePassport, keepStamp, outcomeOf, sendStamps } from './device-passport'
import { PrizeProgress } from './prize-progress'
import SendStamps from './send-stamps'

interface StampAtDoorProps {
  readonly listingId: string
  readonly editionId: string
  /** From the address: of the scanned sign, or empty to type it. */
  readonly code: string
}

/** Stamps the passport with the code of a scanned sign, or with a typed one. */
export default function StampAtDoor({ listingId, editionId, code }: StampAtDoorProps) {
  const preview = useSitePreview()
  const [isSent, setSent] = useState(false)
  if (preview !== null) return <Notice title="Nothing is stamped in a preview">End the preview to stamp your own passport.</Notice>
  if (isSent) return <Stamped {...{ listingId, editionId }} />
  const done = () => setSent(true)
  return code === '' ? <TypedCode listingId={listingId} onKept={done} /> : <ScannedCode {...{ listingId, code }} onKept={done} />
}

interface CodeProps {
  readonly listingId: string
  readonly onKept: () => void
}

/** Keeps the stamp on this device, and sends it. */
function useStamping({ listingId, onKept }: CodeProps) {
  const app = useApp()
  return async (code: string, method: 'qr' | 'code') => {
    const address = location.href
    keepStamp({ listingId, code, method, at: (await wallClock(app)).now().toISOString() })
    await sendStamps(app)
    const outcome = outcomeOf(listingId)
    // What was refused may be tried again by a reload.
    if (!outcome || 'studios' in outcome) takeCodeFrom(address)
    onKept()
  }
}

/**
 * Without the code a reload or a shared link stamps nothing. The router is not told: it would draw the page again, without what is said here
 * about the stamp. Whoever has gone on meanwhile keeps their address.
 */
function takeCodeFrom(address: string): void {
  if (location.href !== address) return
  const rest = new URL(address)
  rest.searchParams.delete('stamp')
  history.replaceState(history.state, '', rest)
}

function ScannedCode({ code, ...props }: CodeProps & { readonly code: string }) {
  const stamp = useStamping(props)
  const scanned = useEffectEvent(() => void stamp(code, 'qr'))
  useEffect(() => scanned(), [])
  return <Notice title="Stamping your passport…" />
}

const fields = { code: withHelp(text('Code on the sign', 20), 'Eight letters and numbers, under the QR code at the door.') }

function TypedCode(props: CodeProps) {
  const stamp = useStamping(props)
  const form = useForm({
    fields,
    initial: {},
    check: ({ code = '' }) => ({ code: typedStampCode(code) === undefined ? 'Enter the eight characters of the code, like 7KQ2-M9XD.' : undefined }),
    submit: async ({ code }) => stamp(code, 'code'),
    guards: false,
  })
  return (
    <Form form={form} label="Stamp passport" title="Stamp your passport" words={workingWords('Stamping…')} worksOffline>
      <FormField name="code" autoComplete="off" />
    </Form>
  )
}

function Stamped({ listingId, editionId }: Pick<StampAtDoorProps, 'listingId' | 'editionId'>) {
  const user = useSignedIn()
  // Read with `useStored` so that a waiting stamp, sent while the page is open, renders its outcome.
  const { waiting } = devicePassport.useStored()
  const outcome = outcomeOf(listingId)
  if (waiting.some(one => one.listingId === listingId))
    return (
      <Notice tone="good" title="Your stamp is kept on this device">
        You are offline. We send it when you are connected and open the guide within a week.
        <SendStamps />
      </Notice>
    )
  if (!outcome) return null
  if ('error' in outcome) return <FailureNotice error={outcome.error} />
  const isMember = user?.claims.pid !== undefined
  return (
    <Notice
      tone="good"
      title="Your passport is stamped"
      actions={
        isMember ? (
          <LinkButton to="/dashboard/passport">See your passport</LinkButton>
        ) : (
          <LinkButton to={`/signin?next=${encodeURIComponent('/dashboard/passport')}`}>Sign in to keep your stamps</LinkButton>
        )
      }
    >
      <p>You have stamps of {counted(outcome.studios, 'studio')}.</p>
      <PrizeProgress editionId={editionId} studios={outcome.studios} />
      {!isMember && <p>They are on this device. Only visitors who sign in take part in the prize draw.</p>}
    </Notice>
  )
}
