import { maxPasted } from '../../../domain/memberships/adding/pasted-people'
import { counted } from '../../kit/counted'
import { moneyOf } from '../../kit/format-money'
import { runPanel } from '../engine/run/run-panel'
import { runOf } from '../engine/run/run-spec'
import { MembershipInput } from './adding/membership-input'
import { type NewMembersPlan, newMemberFields, planNewMembers } from './adding/new-members'
import { isCounted, type WayToPay, WayToPayInput } from './adding/way-to-pay-input'

const { reason, count: payments, total, welcome, ...always } = newMemberFields

/** What is asked besides, by how it is paid. */
const askedFor = (how: WayToPay | undefined) => ({
  ...always,
  ...(isCounted(how) && { count: payments, total }),
  ...(how === 'given' && { reason }),
  welcome,
})

const runLabels: Readonly<Record<WayToPay, (all: { readonly count: number; readonly cents: number }) => string>> = {
  cheque: ({ count }) => `Make ${counted(count, 'order')}`,
  desk: ({ cents }) => `Take ${moneyOf({ cents })}`,
  cheques: ({ count, cents }) => `Record ${counted(count, 'check')} of ${moneyOf({ cents })}`,
  cash: ({ cents }) => `Record ${moneyOf({ cents })} in cash`,
  link: ({ count }) => `Mail ${counted(count, 'link')}`,
  given: ({ count }) => `Give ${counted(count, 'membership')}`,
}

/** Several members at once: given, paid in cash or by checks, or with orders that wait; or one, whose order is paid at the desk. */
export default runPanel({
  runs: {
    add: runOf<typeof newMemberFields, NewMembersPlan>({
      title: 'Add members',
      purpose: `Enter one person on a line, or paste up to ${maxPasted} from a table: first name, last name, email. You see what would happen first.`,
      choose: {
        fields: ({ how }) => askedFor(how),
        inputs: { membership: MembershipInput, how: WayToPayInput },
        begin: { how: 'cheque', welcome: true },
      },
      plan: planNewMembers,
      planned: [
        { name: 'name', label: 'Name', value: ({ name }) => name },
        { name: 'email', label: 'Email', value: ({ email }) => email },
        { name: 'note', label: 'What they get', value: ({ note }) => note, width: 420 },
      ],
      label: ({ how = 'cheque' }, { members = 0, bought }) => runLabels[how]({ count: members, cents: members * (bought?.cents ?? 0) }),
      run: async (given, services) => (await import('./adding/add-members')).addMembers(given, services),
    }),
  },
})
