import type { ContactEntry } from '../../../../domain/contacts/contact-log-service'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { peopleQueries } from '../../../queries/people.queries'
import { listOf } from '../../engine/run/list-spec'
import type { RunSpec } from '../../engine/run/run-spec'
import { PersonName } from '../person/person-name'
import { usePersonNames } from '../person/use-person-index'
import { channelLabels } from './channel-labels'

/** All readable contact log entries, the latest first. */
export function useContactLog(): RunSpec {
  const nameOf = usePersonNames()
  const entries = useLiveQuery(peopleQueries(useApp()).log())
  return {
    lists: [
      listOf<ContactEntry>({
        title: 'Talks',
        useRows: () => entries,
        find: 'Find in the log',
        // The longest first: a list gives its first column the most room.
        columns: [
          { name: 'note', label: 'What was said', value: ({ note, outcome }) => [note, outcome].filter(Boolean).join(' → ') },
          {
            name: 'person',
            label: 'Person',
            value: ({ personId }) => nameOf(personId),
            draw: ({ personId }) => <PersonName id={personId} name={nameOf(personId)} />,
          },
          { name: 'how', label: 'How', value: ({ channel, private: isPrivate }) => `${channelLabels[channel]}${isPrivate ? ', private' : ''}` },
          { name: 'when', label: 'When', kind: 'instant', value: ({ at }) => at },
        ],
        empty: 'No talks yet. Log the first one.',
      }),
    ],
  }
}
