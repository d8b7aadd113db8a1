import { deleteAccount, disableAccount, linkAccount, revokeSessions, sendAccountLink } from '../../../../domain/accounts/administer-accounts.contract'
import { startMasquerade } from '../../../../domain/accounts/masquerade/start-masquerade.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { reference } from '../../../../domain/shared/records/fields'
import type { ListedAccount } from '../../../queries/access.queries'
import type { PanelAction, WholeLabel } from '../../engine/panel-spec'
import { PersonInput } from '../person/person-input'

const isStaff = ({ roles }: ListedAccount) => roles.some(role => role !== 'juror' && role !== 'volunteer')

const sendLink = (label: string, kind: 'reset-password' | 'verify-email', fits: (account: ListedAccount) => boolean): PanelAction<ListedAccount> => ({
  label,
  on: 'one',
  fits,
  run: async ([account], services) => {
    await services.get(Callables).call(sendAccountLink, { uid: account!.uid, kind })
    return { message: `Link sent to ${account!.email}.` }
  },
})

/** An action that asks for a reason. `what` describes it beforehand, `message` the result. */
const withReason = (
  action: Pick<PanelAction<ListedAccount>, 'fits' | 'rule'> & { readonly label: WholeLabel } & Pick<
      NonNullable<PanelAction<ListedAccount>['ask']>,
      'inputs' | 'typed'
    >,
  what: (email: string) => string,
  message: string,
  work: (
    callables: Callables,
    uid: string,
    answer: { readonly reason: string; readonly personId: string; readonly typed: string },
  ) => Promise<unknown>,
): PanelAction<ListedAccount> => {
  const { inputs, typed, ...offer } = action
  return {
    ...offer,
    on: 'one',
    ask: {
      what: ([account]) => what(account!.email),
      fields: { ...(inputs && { personId: reference('Person', 'people') }), reason: reasonField('Why') },
      ...(inputs && { inputs }),
      ...(typed && { typed }),
    },
    run: async ([account], services, { reason = '', personId = '', typed: email = '' }) => {
      await work(services.get(Callables), account!.uid, { reason: reason.trim(), personId, typed: email.trim() })
      return { message }
    },
  }
}

/** The actions for an account. Nobody can disable or delete their own; roles must be revoked before a staff account is deleted. */
export const accountActions: readonly PanelAction<ListedAccount>[] = [
  sendLink('Send a link for a new password', 'reset-password', () => true),
  sendLink('Send a link to confirm the address', 'verify-email', ({ emailVerified }) => !emailVerified),
  withReason(
    { label: 'End all sessions' },
    email => `${email} has to sign in again on every device.`,
    'All sessions have ended.',
    (callables, uid, { reason }) => callables.call(revokeSessions, { uid, reason }),
  ),
  withReason(
    { label: 'Close the account', fits: ({ uid, disabled }, here) => uid !== here.uid && !disabled },
    email => `Nobody can sign in as ${email} until you open the account again. Nothing is deleted.`,
    'The account is closed.',
    (callables, uid, { reason }) => callables.call(disableAccount, { uid, disabled: true, reason }),
  ),
  withReason(
    { label: 'Open the account again', fits: ({ uid, disabled }, here) => uid !== here.uid && disabled },
    email => `${email} can sign in again.`,
    'The account is open again.',
    (callables, uid, { reason }) => callables.call(disableAccount, { uid, disabled: false, reason }),
  ),
  {
    label: 'See the site as this person',
    on: 'one',
    rule: startMasquerade.access,
    fits: account => account.personId !== undefined && !isStaff(account),
    to: ({ personId }) => `/cpanel/masquerade/${personId}`,
  },
  withReason(
    { label: 'Link to a person', fits: ({ personId }) => personId === undefined, inputs: { personId: PersonInput } },
    email => `${email} will see and change what belongs to this person.`,
    'The account is linked.',
    (callables, uid, { reason, personId }) => callables.call(linkAccount, { uid, personId, reason }),
  ),
  withReason(
    {
      label: 'Delete the account',
      rule: deleteAccount.access,
      fits: (account, here) => account.uid !== here.uid && !isStaff(account),
      typed: ({ email }) => email,
    },
    () => 'You cannot undo this. The person’s record, gifts and works stay. If they sign in again, they start with a new account.',
    'The account is deleted. The person’s record stays.',
    (callables, uid, { reason, typed }) => callables.call(deleteAccount, { uid, email: typed, reason }),
  ),
]
