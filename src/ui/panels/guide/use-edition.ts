import { useSearchParams } from 'react-router-dom'
import type { Edition } from '../../../domain/guide/edition-service'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { editionsQuery } from '../../queries/edition.queries'

/** Newest first. */
export const useEditions = () => useLiveQuery(editionsQuery(useApp(), true))

/** The edition in the address (`?edition=`), by default the newest. */
export function useEdition(): Edition | undefined {
  const [search] = useSearchParams()
  const all = useEditions()
  return all.find(({ id }) => id === search.get('edition')) ?? all[0]
}
