import { RoleDesk } from '../../../domain/accounts/role-desk'
import { setRole } from '../../../domain/accounts/set-role.function'
import { useApp, useService } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { useProof } from '../../pages/accounts/use-proof'
import { accessQueries, type RoleGrant } from '../../queries/access.queries'
import { sessionQueries } from '../../queries/session.queries'
import { customPanel } from '../engine/custom-panel'
import { OutcomeLine } from '../engine/outcome-line'
import { useOutcome } from '../engine/use-outcome'
import { usePanelPlace } from '../engine/use-panel-place'
import { GiveRole } from './access/give-role'
import { HeldRoles } from './access/held-roles'
import { PastRoles } from './access/past-roles'
import { WaitingRoles } from './access/waiting-roles'

const givenWords = {
  requested: 'Asked for. It is in force once a second person approves it.',
  active: 'Given. It is in force at once.',
} as const

/** Who holds which role of the staff, of juries and at doors; what waits for a second person; and what was. */
function RoleBoard() {
  const app = useApp()
  const desk = useService(RoleDesk)
  const place = usePanelPlace()
  const user = useLiveQuery(sessionQueries(app).user())
  const grants = useLiveQuery(accessQueries(app).grants())
  const outcome = useOutcome()
  const { proven, question } = useProof(user?.email ?? '')
  const isSuperadmin = place.may(setRole.access)
  const self = user?.claims.pid

  const act = (saying: string, said: string, work: () => Promise<void>) =>
    outcome.run(saying, async () => {
      await proven(work)
      return { said }
    })
  const revoke = (grant: RoleGrant, reason: string) =>
    act('Taking it…', `${grant.personName} no longer holds it.`, () => desk.revoke(grant.id, reason))
  return (
    <>
      <OutcomeLine outcome={outcome} />
      {question}
      <WaitingRoles
        grants={grants.filter(({ status }) => status === 'requested')}
        self={self}
        tz={place.tz}
        onApprove={grant => act('Approving…', `${grant.personName} holds it now.`, () => desk.approve(grant.id))}
        onReject={(grant, reason) => act('Turning it down…', 'Turned down.', () => desk.reject(grant.id, reason))}
      />
      {isSuperadmin ? (
        <GiveRole
          self={self}
          tz={place.tz}
          onGive={input =>
            outcome.run('Giving it…', async () => {
              let said = ''
              await proven(async () => {
                said = givenWords[await desk.give(input)]
              })
              return { said }
            })
          }
        />
      ) : (
        <p>Roles are given and taken by a superadmin. As staff of the system you may be the second person for what waits above.</p>
      )}
      <HeldRoles grants={grants.filter(({ status }) => status === 'active')} tz={place.tz} isSuperadmin={isSuperadmin} onRevoke={revoke} />
      <PastRoles grants={grants.filter(({ status }) => status !== 'active' && status !== 'requested')} all={grants} tz={place.tz} />
    </>
  )
}

export default customPanel(RoleBoard)
