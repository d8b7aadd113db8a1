import { useMemo } from 'react'
import { PersonFinder } from '../../../domain/person-search/person-finder'
import { useService } from '../../app-services/app-context'
import { numberText } from '../../kit/number-text'
import { findPanel } from '../engine/find/find-panel'
import type { Found } from '../engine/find/find-spec'
import { useLookUp } from '../engine/find/use-look-up'
import { foundWords } from './person/match-labels'
import { usePersonIndex } from './person/use-person-index'

/** Finds a person by any of their data, and opens their page. */
export default findPanel({
  label: 'People found',
  box: 'Find anybody',
  help: 'By name, email, phone, address, map number, receipt, transaction or handle',
  param: 'person',
  useFound: usePeopleFound,
  empty: 'Nobody matches. Try fewer words, the last four digits of the phone number, or only the street.',
  page: () => import('./person/person-page'),
})

/** People in the index, after those whom the server found by a receipt or payment number. */
function usePeopleFound(text: string): Found {
  const finder = useService(PersonFinder)
  const { index, version, error } = usePersonIndex()
  const byNumber = useLookUp(text, number => finder.byNumber(number))
  // oxlint-disable-next-line react/exhaustive-deps -- the index changes in place; its version says so
  const inIndex = useMemo(() => index?.find(text) ?? [], [index, version, text])
  const found = [...byNumber, ...inIndex.filter(({ id }) => byNumber.every(other => other.id !== id))]
  const size = index && numberText(index.size)
  return {
    rows: found.map(({ id, by, matched }) => {
      const person = index?.row(id)
      return {
        id,
        name: person?.names?.display ?? 'Not among the people you may see',
        detail: by === 'email' ? undefined : (person?.emails?.[0]?.address ?? person?.phones?.[0]),
        note: by === 'name' ? foundWords[by] : `${foundWords[by]}: ${matched}`,
      }
    }),
    count: error
      ? ''
      : size === undefined
        ? 'Loading everybody…'
        : text.trim()
          ? foundCounted(found.length)
          : `${size} ${size === '1' ? 'person' : 'people'}`,
    error,
  }
}

const foundCounted = (n: number) => (n === 0 ? 'Nobody found' : n === 1 ? '1 person found' : `${n >= 30 ? 'The first 30' : n} people found`)
