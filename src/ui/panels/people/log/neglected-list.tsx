import { type Neglected, neglectedAfter, patronTags } from '../../../../domain/contacts/contact-log-service'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { peopleQueries } from '../../../queries/people.queries'
import { listOf } from '../../engine/run/list-spec'
import { PersonName } from '../person/person-name'

type Row = Neglected & { readonly id: string }

/** Patrons without recent contact; those never contacted come first. */
export const neglectedList = listOf<Row>({
  title: 'Neglected',
  useRows: () => useLiveQuery(peopleQueries(useApp()).neglected()).map(row => ({ ...row, id: row.personId })),
  name: ({ name }) => name,
  columns: [
    { name: 'person', label: 'Person', value: ({ name }) => name, draw: ({ id, name }) => <PersonName id={id} name={name} /> },
    { name: 'last', label: 'Last talk', value: ({ lastAt }) => lastAt ?? 'never' },
  ],
  actions: [{ label: 'Log a talk', on: 'one', to: ({ id }) => `?view=neglected&person=${id}` }],
  empty: `Every patron was talked with in the last ${neglectedAfter} days.`,
})

export const neglectedHint = `People tagged ${patronTags.join(', ')} nobody has talked with for ${neglectedAfter} days.`
