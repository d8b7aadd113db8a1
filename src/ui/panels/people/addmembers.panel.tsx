import { maxPasted } from '../../../domain/memberships/adding/pasted-people'
import { counted } from '../../kit/counted'
import { moneyOf } from '../../kit/format-money'
import { runPanel } from '../engine/run/run-panel'
import { runOf } from '../engine/run/run-spec'
import { MembershipInput } from './adding/membership-input'
import { type NewMembersPlan, newMemberFields, planNewMembers } from './adding/new-members'
import { type WayToPay, WayToPayInput } from './adding/way-to-pay-input'

const { reason, ...always } = newMemberFields

const runLabels: Readonly<Record<WayToPay, (all: { readonly count: number; readonly cents: number }) => string>> = {
  cheque: ({ count }) => `Make ${counted(count, 'order')}`,
  desk: ({ cents }) => `Take ${moneyOf({ cents })}`,
  cash: ({ cents }) => `Record ${moneyOf({ cents })} in cash`,
  link: ({ count }) => `Mail ${counted(count, 'link')}`,
  given: ({ count }) => `Give ${counted(count, 'membership')}`,
}

/** Several members at once: given, paid in cash, or with orders that wait; or one, whose order is paid at the desk. */
export default runPanel({
  runs: {
    add: runOf<typeof newMemberFields, NewMembersPlan>({
      title: 'Add members',
      purpose: `Enter one person on a line, or paste up to ${maxPasted} from a table: first name, last name, email. You see what would happen first.`,
      choose: {
        fields: ({ how }) => (how === 'given' ? { ...always, reason } : always),
        inputs: { membership: MembershipInput, how: WayToPayInput },
        begin: { how: 'cheque' },
      },
      plan: planNewMembers,
      planned: [
        { name: 'name', label: 'Name', value: ({ name }) => name },
        { name: 'email', label: 'Email', value: ({ email }) => email },
        { name: 'note', label: 'What they get', value: ({ note }) => note, width: 420 },
      ],
      label: ({ how = 'cheque' }, { toWrite, bought }) => runLabels[how]({ count: toWrite, cents: toWrite * (bought?.cents ?? 0) }),
      run: async (given, services) => (await import('./adding/add-members')).addMembers(given, services),
    }),
  },
})
