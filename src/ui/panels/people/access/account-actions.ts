import { deleteAccount, disableAccount, linkAccount, revokeSessions, sendAccountLink } from '../../../../domain/accounts/administer-accounts.contract'
import { startMasquerade } from '../../../../domain/accounts/masquerade/start-masquerade.contract'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { reference } from '../../../../domain/shared/records/fields'
import type { ListedAccount } from '../../../queries/access.queries'
import { callAction } from '../../engine/actions/call-action'
import type { PanelAction } from '../../engine/panel-spec'
import { PersonInput } from '../person/person-input'

const isStaff = ({ roles }: ListedAccount) => roles.some(role => role !== 'juror' && role !== 'volunteer')

const sendLink = (label: string, kind: 'reset-password' | 'verify-email', fits: (account: ListedAccount) => boolean): PanelAction<ListedAccount> =>
  callAction(sendAccountLink)({
    label,
    on: 'one',
    fits,
    input: ({ uid }) => ({ uid, kind }),
    done: (_, { email }) => `Link sent to ${email}.`,
  })

const reasoned = { reason: reasonField('Why') }

/** The actions for an account. Nobody can disable or delete their own; roles must be revoked before a staff account is deleted. */
export const accountActions: readonly PanelAction<ListedAccount>[] = [
  sendLink('Send a link for a new password', 'reset-password', () => true),
  sendLink('Send a link to confirm the address', 'verify-email', ({ emailVerified }) => !emailVerified),
  callAction(revokeSessions)({
    label: 'End all sessions',
    on: 'one',
    ask: { what: ([account]) => `${account!.email} has to sign in again on every device.`, fields: reasoned },
    input: ({ uid }, { reason }) => ({ uid, reason }),
    done: 'All sessions have ended.',
  }),
  callAction(disableAccount)({
    label: 'Close the account',
    on: 'one',
    fits: ({ uid, disabled }, here) => uid !== here.uid && !disabled,
    ask: {
      what: ([account]) => `Nobody can sign in as ${account!.email} until you open the account again. Nothing is deleted.`,
      fields: reasoned,
    },
    input: ({ uid }, { reason }) => ({ uid, disabled: true, reason }),
    done: 'The account is closed.',
  }),
  callAction(disableAccount)({
    label: 'Open the account again',
    on: 'one',
    fits: ({ uid, disabled }, here) => uid !== here.uid && disabled,
    ask: { what: ([account]) => `${account!.email} can sign in again.`, fields: reasoned },
    input: ({ uid }, { reason }) => ({ uid, disabled: false, reason }),
    done: 'The account is open again.',
  }),
  {
    label: 'See the site as this person',
    on: 'one',
    rule: startMasquerade.access,
    fits: account => account.personId !== undefined && !isStaff(account),
    to: ({ personId }) => `/cpanel/masquerade/${personId}`,
  },
  callAction(linkAccount)({
    label: 'Link to a person',
    on: 'one',
    fits: ({ personId }) => personId === undefined,
    ask: {
      what: ([account]) => `${account!.email} will see and change what belongs to this person.`,
      fields: { personId: reference('Person', 'people'), ...reasoned },
      inputs: { personId: PersonInput },
    },
    input: ({ uid }, { personId, reason }) => ({ uid, personId, reason }),
    done: 'The account is linked.',
  }),
  callAction(deleteAccount)({
    label: 'Delete the account',
    on: 'one',
    fits: (account, here) => account.uid !== here.uid && !isStaff(account),
    ask: {
      what: 'You cannot undo this. The person’s record, gifts and works stay. If they sign in again, they start with a new account.',
      fields: reasoned,
      typed: ({ email }) => email,
    },
    input: ({ uid }, { typed = '', reason }) => ({ uid, email: typed, reason }),
    done: 'The account is deleted. The person’s record stays.',
  }),
]
