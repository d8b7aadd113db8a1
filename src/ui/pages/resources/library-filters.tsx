import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { matchesResourceQuery } from '../../../domain/resources/resource-query'
import { alphabet } from '../../../domain/shared/text/alphabet'
import { Choice } from '../../kit/controls/choice'
import { Select } from '../../kit/controls/select'
import { TextField } from '../../kit/controls/text-field'
import type { Resource } from '../../queries/resource.queries'
import { useCurrentSearch } from '../../routing/use-current-search'
import css from './artist-resources.module.css'
import { readLibraryAddress, withAnswer } from './resource-address'
import { audienceText, kindText } from './resource-labels'

interface LibraryFiltersProps {
  readonly resources: readonly Resource[]
  readonly search: URLSearchParams
}

/** Milliseconds after typing before the address is updated. */
const writeDelay = 300

/** Filters: kind, audience, subject and words, stored in the address. */
export function LibraryFilters({ resources, search }: LibraryFiltersProps) {
  const navigate = useNavigate()
  const currentSearch = useCurrentSearch()
  const { sheet: _, ...question } = readLibraryAddress(search)
  const go = (name: 'kind' | 'for' | 'tag' | 'q', value?: string) =>
    void navigate(withAnswer(currentSearch(), name, value), { replace: name === 'q', preventScrollReset: true })
  const count = (change: Partial<typeof question>) => resources.filter(one => matchesResourceQuery(one, { ...question, ...change })).length
  const kinds = Object.entries(kindText).filter(([kind]) => resources.some(one => one.kind === kind))
  const tags = [...new Set(resources.flatMap(one => one.tags))].sort((a, b) => alphabet.compare(a, b))
  return (
    <search className={css.filters}>
      <Choice
        oneLine
        legend="Kind"
        value={[question.kind ?? '']}
        onChange={([kind]) => go('kind', kind)}
        options={[
          { value: '', label: 'Everything', count: count({ kind: undefined }) },
          ...kinds.map(([kind, label]) => ({ value: kind, label, count: count({ kind: kind as Resource['kind'] }) })),
        ]}
      />
      <div className={css.asked}>
        <Words value={question.text ?? ''} onChange={text => go('q', text)} />
        <Select
          label="For"
          value={question.audience ?? ''}
          onChange={event => go('for', event.target.value)}
          options={[{ value: '', label: 'Anybody' }, ...Object.entries(audienceText).map(([value, label]) => ({ value, label }))]}
        />
        <Select
          label="About"
          value={question.tag ?? ''}
          onChange={event => go('tag', event.target.value)}
          options={[{ value: '', label: 'Anything' }, ...tags.map(tag => ({ value: tag, label: tag }))]}
        />
      </div>
    </search>
  )
}

interface WordsProps {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** The page updates after a pause in typing, not at each letter; back and forward change the field too. */
function Words({ value, onChange }: WordsProps) {
  const [typed, setTyped] = useState({ text: value, from: value })
  const text = typed.from === value ? typed.text : value
  useEffect(() => {
    if (text === value) return
    const waiting = setTimeout(() => onChange(text), writeDelay)
    return () => clearTimeout(waiting)
  })
  return (
    <TextField label="Search" type="search" autoComplete="off" value={text} onChange={event => setTyped({ text: event.target.value, from: value })} />
  )
}
