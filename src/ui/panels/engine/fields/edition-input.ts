import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { editionsQuery } from '../../../queries/edition.queries'
import { selectInput } from './option-inputs'

/** Selects an edition of the guide; the newest by default. */
export const EditionInput = selectInput({
  useOptions: () => useLiveQuery(editionsQuery(useApp(), true)).map(({ id, name }) => ({ value: id, label: `${id} · ${name}` })),
})
