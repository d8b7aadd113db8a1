import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { peopleQueries } from '../../../queries/contacts.queries'
import { selectInput } from './option-inputs'

/** One of the staff. */
export const ColleagueInput = selectInput({
  empty: 'Choose a colleague',
  useOptions: () => useLiveQuery(peopleQueries(useApp()).colleagues()).map(({ personId, name }) => ({ value: personId, label: name })),
})
