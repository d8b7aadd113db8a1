import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { peopleQueries } from '../../../queries/people.queries'
import { selectInput } from './option-inputs'

/** Selects a staff member. */
export const ColleagueInput = selectInput({
  empty: 'Choose a colleague',
  useOptions: () => useLiveQuery(peopleQueries(useApp()).colleagues()).map(({ personId, name }) => ({ value: personId, label: name })),
})
