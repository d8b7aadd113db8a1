import { useApp, useLiveQuery } from '../app-services/app-context'
import { knownEditionsQuery } from './edition.queries'

/** Gives an edition by its key as members read it: its name and its year. One that is not open to everybody yet is told by its key. */
export function useEditionTitles(): (id: string) => string {
  const editions = useLiveQuery(knownEditionsQuery(useApp()))
  return id => {
    const edition = editions.find(one => one.id === id)
    if (!edition) return id
    return edition.name.includes(`${edition.year}`) ? edition.name : `${edition.name}, ${edition.year}`
  }
}
