import { AccountService } from '../../../../domain/accounts/account-service'
import { deleteAccount } from '../../../../domain/accounts/change-account.function'
import { startMasquerade } from '../../../../domain/accounts/masquerade/start-masquerade.function'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { reference } from '../../../../domain/shared/records/fields'
import type { ListedAccount } from '../../../queries/access.queries'
import type { PanelAction } from '../../engine/panel-spec'
import { PersonInput } from '../person/person-input'

const isStaff = ({ roles }: ListedAccount) => roles.some(role => role !== 'juror' && role !== 'volunteer')

const sendLink = (label: string, kind: 'reset-password' | 'verify-email', fits: (account: ListedAccount) => boolean): PanelAction<ListedAccount> => ({
  label,
  on: 'one',
  fits,
  run: async ([account], services) => {
    await services.get(AccountService).sendLink(account!.uid, kind)
    return { message: `Link sent to ${account!.email}.` }
  },
})

/** An action that asks for a reason. `what` says what will happen, `message` what has happened. */
const withReason = (
  action: Pick<PanelAction<ListedAccount>, 'label' | 'fits' | 'rule'> & Pick<NonNullable<PanelAction<ListedAccount>['ask']>, 'inputs' | 'typed'>,
  what: (email: string) => string,
  message: string,
  work: (
    service: AccountService,
    uid: string,
    answer: { readonly reason: string; readonly personId: string; readonly typed: string },
  ) => Promise<void>,
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
      await work(services.get(AccountService), account!.uid, { reason: reason.trim(), personId, typed: email.trim() })
      return { message }
    },
  }
}

/** What staff do with an account. Nobody closes or deletes their own; staff lose their roles before their account. */
export const accountActions: readonly PanelAction<ListedAccount>[] = [
  sendLink('Send a link for a new password', 'reset-password', () => true),
  sendLink('Send a link to confirm the address', 'verify-email', ({ emailVerified }) => !emailVerified),
  withReason(
    { label: 'End all sessions' },
    email => `${email} has to sign in again on every device.`,
    'All sessions have ended.',
    (service, uid, { reason }) => service.revokeSessions(uid, reason),
  ),
  withReason(
    { label: 'Close the account', fits: ({ uid, disabled }, here) => uid !== here.uid && !disabled },
    email => `Nobody can sign in as ${email} until you open the account again. Nothing is deleted.`,
    'The account is closed.',
    (service, uid, { reason }) => service.setDisabled(uid, true, reason),
  ),
  withReason(
    { label: 'Open the account again', fits: ({ uid, disabled }, here) => uid !== here.uid && disabled },
    email => `${email} can sign in again.`,
    'The account is open again.',
    (service, uid, { reason }) => service.setDisabled(uid, false, reason),
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
    (service, uid, { reason, personId }) => service.link(uid, personId, reason),
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
    (service, uid, { reason, typed }) => service.delete(uid, typed, reason),
  ),
]
