import { useNavigate } from 'react-router-dom'
import type { LocalMode, LocalState } from '../../domain/hosting/local-mode'
import { sentenceOf } from '../app-services/error-sentence'
import { useAction } from '../forms/use-action'
import { Link } from '../routing/link'

/** Switches between the sample season and an empty organization, and guides there to the first superadmin. */
export function EmptyBeginning({ mode, state }: { mode: LocalMode; state: LocalState }) {
  const navigate = useNavigate()
  const { busy, error, run } = useAction(async () => navigate('/cpanel'))
  const change = () => {
    mode.changeOrganisation()
    // The backend opens one store for each page load.
    location.assign('/')
  }
  return (
    <>
      {state.towardsSuperadmin === 'join' && <Link to="/newmember">Join to become the first superadmin</Link>}
      {state.towardsSuperadmin === 'confirm' && <span>Open the link in the outbox to confirm your address.</span>}
      {state.towardsSuperadmin === 'appoint' && (
        <button type="button" disabled={busy} onClick={() => void run(() => mode.becomeSuperadmin())}>
          Make me the first superadmin
        </button>
      )}
      {error !== undefined && <span role="alert">{sentenceOf(error)}</span>}
      <button type="button" onClick={change}>
        {state.beganEmpty ? 'Back to the sample season' : 'Begin with an empty organization'}
      </button>
    </>
  )
}
