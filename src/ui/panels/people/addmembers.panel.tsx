import { maxPasted } from '../../../domain/memberships/adding/pasted-people'
import { counted } from '../../kit/counted'
import { runPanel } from '../engine/run/run-panel'
import { runOf } from '../engine/run/run-spec'
import { addMembers } from './adding/add-members'
import { MembershipInput } from './adding/membership-input'
import { newMemberFields, planNewMembers } from './adding/new-members'
import { WayInput } from './adding/way-input'

const { reason, ...always } = newMemberFields

/** Adds several members at once: without payment, or with orders that wait for a check. */
export default runPanel({
  runs: {
    add: runOf<typeof newMemberFields, Awaited<ReturnType<typeof planNewMembers>>>({
      title: 'Add members',
      purpose: `Enter one person on a line, or paste up to ${maxPasted} from a table: first name, last name, email. You see what would happen first.`,
      choose: {
        fields: ({ how }) => (how === 'given' ? { ...always, reason } : always),
        inputs: { membership: MembershipInput, how: WayInput },
        begin: { how: 'cheque' },
      },
      plan: planNewMembers,
      planned: [
        { name: 'name', label: 'Name', value: ({ name }) => name },
        { name: 'email', label: 'Email', value: ({ email }) => email },
        { name: 'note', label: 'What they get', value: ({ note }) => note, width: 420 },
      ],
      label: ({ how }, { toWrite }) => (how === 'given' ? `Give ${counted(toWrite, 'membership')}` : `Make ${counted(toWrite, 'order')}`),
      run: addMembers,
    }),
  },
})
