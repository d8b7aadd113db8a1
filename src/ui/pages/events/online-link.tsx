import { useState } from 'react'
import type { OpenedEventLink } from '../../../domain/memberships/open-event-link.contract'
import { useApp } from '../../app-services/app-context'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { Anchor } from '../../kit/anchor'
import { Button } from '../../kit/button'
import { linkTarget } from '../../kit/link-target'
import { eventLinkOf } from '../../queries/calendar.queries'
import { useSignedIn } from '../../queries/session.queries'

/** The online link of an event. Requested when the button is clicked; the server returns it to those who come. */
export default function OnlineLink({ id, membersOnly }: { readonly id: string; readonly membersOnly: boolean }) {
  const app = useApp()
  const user = useSignedIn()
  const { busy, error, run } = useAction()
  const [opened, setOpened] = useState<OpenedEventLink>()
  const signIn = `/signin?next=${encodeURIComponent(`/events/${id}`)}`
  if (user === null)
    return (
      <p>
        Also online, for {membersOnly ? 'members' : 'everybody'} who replied. <Anchor to={signIn}>Sign in to see the link</Anchor>
      </p>
    )
  const target = opened?.outcome === 'open' && opened.link !== undefined ? linkTarget(opened.link) : undefined
  return (
    <div>
      <FailureNotice error={error} />
      <div role="status">
        {opened?.outcome === 'members-only' && (
          <p>
            This event is for members. <Anchor to="/artistmembership">What membership brings</Anchor>
          </p>
        )}
        {opened?.outcome === 'reply-first' && <p>Reserve a place first. Then you can see the link.</p>}
        {target?.kind === 'outside' && (
          <p>
            Also online: <Anchor to={target.href}>{new URL(target.href).host}</Anchor>
          </p>
        )}
        {opened?.outcome === 'open' && target?.kind !== 'outside' && <p>There is no link yet.</p>}
      </div>
      {(opened === undefined || opened.outcome === 'reply-first') && (
        <Button size="s" busy={busy} onClick={() => void run(async () => setOpened(await eventLinkOf(app, id)))}>
          {busy ? 'Opening…' : 'Show the online link'}
        </Button>
      )}
    </div>
  )
}
