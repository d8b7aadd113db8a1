import { useNavigate } from 'react-router-dom'
import { answerInvitation } from '../../domain/guide/registering/answer-invitation.contract'
import { Callables } from '../../domain/shared/functions/callables'
import { useApp, useLiveQuery, useService } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { Button, LinkButton } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { type OwnInvitation, registrationQueries } from './registration.queries'

const form = '/artists/sfosregistration'

/** Invitations to register again, accepted or declined with one click. With `editionId`: only those for that edition. */
export default function OwnInvitations({ editionId }: { readonly editionId?: string }) {
  const all = useLiveQuery(registrationQueries(useApp()).invitations())
  const shown = all.filter(one => (editionId === undefined ? one.status !== 'declined' : one.editionId === editionId))
  return shown.map(one => <Invitation key={one.id} invitation={one} isOnForm={editionId !== undefined} />)
}

function Invitation({ invitation: { id, status, edition, name }, isOnForm }: { readonly invitation: OwnInvitation; readonly isOnForm: boolean }) {
  const callables = useService(Callables)
  const navigate = useNavigate()
  const { busy, error, run } = useAction()
  const give = (answer: 'accept' | 'decline') =>
    void run(async () => void (await callables.call(answerInvitation, { id, answer }))).then(
      isDone => isDone && answer === 'accept' && !isOnForm && navigate(form),
    )
  const accept = (
    <Button look="main" busy={busy} onClick={() => give('accept')}>
      Accept invitation
    </Button>
  )
  if (status === 'accepted')
    return (
      <Notice
        tone="good"
        title={`You accepted the invitation to ${edition}`}
        actions={!isOnForm && <LinkButton to={form}>Go on registering</LinkButton>}
      >
        The form begins with your listing “{name}”. You choose the hours and the kind of listing anew.
      </Notice>
    )
  return (
    <Notice
      title={status === 'invited' ? `You are invited to ${edition}` : `You declined the invitation to ${edition}`}
      actions={
        <>
          {accept}
          {status === 'invited' && (
            <Button busy={busy} onClick={() => give('decline')}>
              Decline invitation
            </Button>
          )}
        </>
      }
    >
      If you accept, you begin with what you wrote for “{name}”. Nothing is registered or paid before you send the form.
      <FailureNotice error={error} />
    </Notice>
  )
}
