import { isInvolvedIn, roleGrants } from '../../../../domain/accounts/roles/role-grants.collection'
import { BackupService } from '../../../../domain/backups/backup-service'
import { type Restore, restores } from '../../../../domain/backups/restores.collection'
import { decideRestore, discardRestore } from '../../../../domain/backups/restores.contract'
import { staffNames } from '../../../../domain/records/staff-names'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { text } from '../../../../domain/shared/records/fields'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'
import { useSignedIn } from '../../../queries/session.queries'
import { callAction } from '../../engine/actions/call-action'
import { listOf } from '../../engine/run/list-spec'
import { CheckResult } from './restore-plan-table'
import { checkText, putBackText, restoreStateText } from './restore-text'

/** Maximum number shown, newest first. */
const limit = 50

interface ListedRestore extends Restore {
  /** Whether this superadmin may not approve it, because they asked for it or were appointed by whoever did. */
  readonly isInvolved: boolean
  /** Name of whoever asked for it. */
  readonly by: string
}

function useRestores(): readonly ListedRestore[] {
  const app = useApp()
  const self = useSignedIn()?.claims.pid
  const all = useLiveQuery(recordsQuery(app, restores, { orderBy: [['createdAt', 'desc']], limit }))
  const grants = useLiveQuery(recordsQuery(app, roleGrants))
  const names = staffNames(grants)
  return all.map(restore => {
    const { requestedBy } = restore
    return { ...restore, isInvolved: isInvolvedIn({ personId: requestedBy, requestedBy }, self, grants), by: names.get(requestedBy) ?? requestedBy }
  })
}

const mayDecide = ({ status, isInvolved }: ListedRestore) => status === 'requested' && !isInvolved
const askedText = (restore: ListedRestore) => `${restore.by} asked for it: “${restore.reason}”. ${putBackText(restore)}`
const approved = 'Approved. It can be put back now.'

/** The list of rehearsals and restores, including those that wait for a second superadmin or are not finished. */
export const restoresListSpec = [
  listOf<ListedRestore>({
    title: 'Restores and rehearsals',
    rule: decideRestore.access,
    useRows: useRestores,
    name: ({ backup, madeAt }) => `backup ${backup} of ${madeAt.toISOString().slice(0, 10)}`,
    columns: [
      { name: 'of', label: 'Backup of', kind: 'instant', value: ({ madeAt }) => madeAt },
      { name: 'state', label: 'State', value: restoreStateText },
      {
        name: 'found',
        label: 'Check',
        value: restore => (restore.unfit === undefined ? undefined : checkText(restore)),
        draw: restore => <CheckResult restore={restore} />,
      },
      { name: 'examples', label: 'Examples', value: ({ examples }) => examples.slice(0, 3).join(' · ') },
      { name: 'by', label: 'By', value: ({ by }) => by },
      { name: 'reason', label: 'Reason', value: ({ reason }) => reason },
      { name: 'made', label: 'Started', kind: 'instant', value: ({ createdAt }) => createdAt },
    ],
    actions: [
      callAction(decideRestore)({
        label: 'Approve',
        on: 'one',
        fits: restore => mayDecide(restore) && restore.isKnownKey,
        ask: { title: 'Approve this restore?', what: ([restore]) => askedText(restore!), fields: {} },
        input: ({ id }) => ({ decision: 'approve', restoreId: id }),
        done: approved,
      }),
      callAction(decideRestore)({
        label: 'Approve by fingerprint',
        on: 'one',
        fits: restore => mayDecide(restore) && !restore.isKnownKey,
        ask: {
          title: 'Approve this restore by its fingerprint',
          what: ([restore]) =>
            `${askedText(restore!)} Another site signed this backup. Enter the fingerprint from the note that was kept with its backups, not from this screen.`,
          fields: { fingerprint: text('Fingerprint', 60) },
        },
        input: ({ id }, { fingerprint }) => ({ decision: 'approve', restoreId: id, fingerprint }),
        done: approved,
      }),
      callAction(decideRestore)({
        label: 'Turn down',
        on: 'one',
        fits: mayDecide,
        ask: {
          title: 'Turn down this restore',
          what: 'Nothing is put back, and the file is deleted here. Your reason stays in the list.',
          fields: { reason: reasonField('Why') },
        },
        input: ({ id }, { reason }) => ({ decision: 'reject', restoreId: id, reason }),
        done: 'Turned down.',
      }),
      {
        label: 'Put back',
        on: 'one',
        fits: ({ status }) => status === 'ready',
        ask: { title: 'Put back what is missing?', what: ([restore]) => `${putBackText(restore!)} Nothing that is here is changed.`, fields: {} },
        run: async ([restore], services) => {
          await services.get(BackupService).putBack(restore!.id, () => undefined, new AbortController().signal)
          return { message: 'What was missing is back.' }
        },
      },
      callAction(discardRestore)({
        label: 'Discard',
        on: 'one',
        fits: ({ status }) => ['receiving', 'requested', 'ready'].includes(status),
        ask: { title: 'Discard this restore', what: 'The file is deleted here. What was put back stays.', fields: {} },
        input: ({ id }) => ({ restoreId: id }),
        done: 'Discarded.',
      }),
    ],
    empty: 'No backup was rehearsed or restored yet.',
  }),
]
