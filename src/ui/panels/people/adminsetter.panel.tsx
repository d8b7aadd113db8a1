import { listAccounts } from '../../../domain/accounts/list-accounts.contract'
import { approveRole } from '../../../domain/accounts/roles/approve-role.contract'
import { revokeRole } from '../../../domain/accounts/roles/revoke-role.contract'
import { isInvolvedIn } from '../../../domain/accounts/roles/role-grants.collection'
import { isStale } from '../../../domain/accounts/roles/role-service'
import { setRole } from '../../../domain/accounts/roles/set-role.contract'
import { removeSecondFactor } from '../../../domain/accounts/second-factor/remove-second-factor.contract'
import { reasonField } from '../../../domain/shared/functions/reason'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { accessQueries, type RoleGrant } from '../../queries/access.queries'
import { useNow } from '../../queries/clock.queries'
import { useSignedIn } from '../../queries/session.queries'
import { callAction } from '../engine/actions/call-action'
import type { MadeColumn, PanelAction } from '../engine/panel-spec'
import { listOf } from '../engine/run/list-spec'
import { runPanel } from '../engine/run/run-panel'
import { usePanelContext } from '../engine/use-panel-context'
import { giveRole } from './access/give-role'
import { endNames, grantText } from './access/role-text'

/** A role with joined data. */
interface ListedRole extends RoleGrant {
  /** Whether the current user must not decide on it (`isInvolvedIn`). */
  readonly isInvolved: boolean
  /** Names of who requested and who ended it. */
  readonly requester: string
  readonly ender: string | undefined
  readonly lastSignIn: Date | undefined
  /** The holder's account and its second factor, for staff who may read accounts. */
  readonly uid: string | undefined
  readonly codeSince: Date | undefined
  readonly isStale: boolean
}

function useRoles(status: (status: RoleGrant['status']) => boolean): readonly ListedRole[] {
  const app = useApp()
  const { may } = usePanelContext()
  const self = useSignedIn()?.claims.pid
  const grants = useLiveQuery(accessQueries(app).grants())
  const now = useNow()
  const mayKnow = may(listAccounts.access)
  const accounts = useLiveQuery(accessQueries(app).accounts(mayKnow))
  const names = new Map(grants.map(({ personId, personName }) => [personId, personName]))
  const byPerson = new Map(accounts.map(account => [account.personId, account]))
  const lastSignInOf = (personId: string) => instantOf(byPerson.get(personId)?.lastSignInAt)
  return grants
    .filter(grant => status(grant.status))
    .map(grant => ({
      ...grant,
      isInvolved: isInvolvedIn(grant, self, grants),
      requester: names.get(grant.requestedBy) ?? grant.requestedBy,
      ender: grant.endedBy && (names.get(grant.endedBy) ?? grant.endedBy),
      lastSignIn: lastSignInOf(grant.personId),
      uid: byPerson.get(grant.personId)?.uid,
      codeSince: instantOf(byPerson.get(grant.personId)?.secondFactorSince),
      isStale: mayKnow && isStale(grant, lastSignInOf(grant.personId), now),
    }))
}

const instantOf = (written: string | undefined) => (written === undefined ? undefined : new Date(written))
const byName = (roles: readonly ListedRole[]) => roles.toSorted((a, b) => a.personName.localeCompare(b.personName))
const useHeld = () => byName(useRoles(status => status === 'active'))

const person: MadeColumn<ListedRole> = { name: 'person', label: 'Person', value: ({ personName }) => personName }
const role: MadeColumn<ListedRole> = { name: 'role', label: 'Role', value: grantText }
const why: MadeColumn<ListedRole> = { name: 'why', label: 'Why', value: ({ reason }) => reason }
const until: MadeColumn<ListedRole> = { name: 'until', label: 'Until', kind: 'instant', value: ({ until: end }) => end }
const lastSignIn: MadeColumn<ListedRole> = { name: 'lastSignIn', label: 'Last sign-in', kind: 'instant', value: ({ lastSignIn: at }) => at }
const codeSince: MadeColumn<ListedRole> = { name: 'codeSince', label: 'Code since', kind: 'instant', value: ({ codeSince: at }) => at }
const nameOf = (grant: ListedRole) => `${grantText(grant)} of ${grant.personName}`

const takeAway: PanelAction<ListedRole> = callAction(revokeRole)({
  label: 'Take away',
  on: 'one',
  ask: {
    title: 'Take away this role',
    what: 'The role ends at once, and so does every session of its holder.',
    fields: { reason: reasonField('Why') },
  },
  input: ({ id }, { reason }) => ({ grantId: id, reason }),
  done: (_, { personName }) => `${personName} no longer holds it.`,
})

/** For a colleague who lost the phone; nobody can remove their own factor here. */
const removeCode: PanelAction<ListedRole> = callAction(removeSecondFactor)({
  label: 'Remove the code',
  on: 'one',
  fits: ({ uid, codeSince: at }, here) => uid !== undefined && at !== undefined && uid !== here.uid,
  ask: {
    what: 'Make sure that it is they who ask. Their sessions end, their password opens the account again, and they have a day to set up a new code.',
    fields: { reason: reasonField('Why') },
  },
  input: ({ uid }, { reason }) => ({ uid: uid!, reason }),
  done: (_, { personName }) => `The code of ${personName} is removed. We sent them an email.`,
})

/** Roles of staff, jurors and volunteers: current ones, requests that need a second approver, and ended ones. */
export default runPanel({
  runs: { give: giveRole },
  above: () =>
    usePanelContext().may(setRole.access) ? null : (
      <p>Superadmins give and take away roles. Staff of the system can approve what is waiting for a second approver.</p>
    ),
  lists: [
    listOf<ListedRole>({
      title: 'Waiting for a second person',
      useRows: () => useRoles(status => status === 'requested'),
      name: nameOf,
      columns: [
        person,
        role,
        why,
        { name: 'asked', label: 'Asked for', kind: 'instant', value: ({ createdAt }) => createdAt },
        until,
        {
          name: 'who',
          label: 'Who decides',
          value: ({ isInvolved }) =>
            isInvolved ? 'Somebody else decides. You asked for this role, or it would be yours, or the person who asked appointed you.' : 'You may',
        },
      ],
      actions: [
        callAction(approveRole)({
          label: 'Approve',
          on: 'one',
          fits: ({ isInvolved }) => !isInvolved,
          input: ({ id }) => ({ decision: 'approve', grantId: id }),
          done: (_, { personName }) => `${personName} holds it now.`,
        }),
        callAction(approveRole)({
          label: 'Turn down',
          on: 'one',
          fits: ({ isInvolved }) => !isInvolved,
          ask: {
            title: 'Turn down this role',
            what: 'The role will not be given. Your reason stays in the history.',
            fields: { reason: reasonField('Why') },
          },
          input: ({ id }, { reason }) => ({ decision: 'reject', grantId: id, reason }),
          done: 'Turned down.',
        }),
      ],
      empty: 'Nothing is waiting. New superadmins and staff for money or the system come here first.',
    }),
    listOf<ListedRole>({
      title: 'Unused for 90 days',
      rule: listAccounts.access,
      useRows: () => useHeld().filter(grant => grant.isStale),
      name: nameOf,
      columns: [person, role, until, why, lastSignIn],
      actions: [takeAway],
      empty: 'Every role is in use.',
    }),
    listOf<ListedRole>({
      title: 'In force',
      useRows: useHeld,
      name: nameOf,
      columns: [person, role, until, why, lastSignIn, codeSince],
      actions: [takeAway, removeCode],
      empty: 'No role was given here yet.',
    }),
    listOf<ListedRole>({
      title: 'History',
      useRows: () => useRoles(status => status !== 'active' && status !== 'requested'),
      columns: [
        person,
        role,
        { name: 'given', label: 'Given', kind: 'instant', value: ({ createdAt }) => createdAt },
        { name: 'by', label: 'By', value: ({ requester }) => requester },
        {
          name: 'end',
          label: 'How it ended',
          value: ({ status, ender, endedBecause }) =>
            `${endNames[status]}${ender === undefined ? '' : ` by ${ender}`}${endedBecause === undefined ? '' : `: ${endedBecause}`}`,
        },
        { name: 'ended', label: 'Ended', kind: 'instant', value: ({ endedAt }) => endedAt },
      ],
      empty: 'No role has ended yet.',
    }),
  ],
})
