import { useNavigate } from 'react-router-dom'
import { type App, useLiveQuery } from '../app-services/app-context'
import { Select } from '../kit/controls/select'
import { flipbookQueries } from './flipbook.queries'

/** The editions whose flipbook can be read. */
export function EditionPicker({ app, shown }: { readonly app: App; readonly shown: string }) {
  const editions = useLiveQuery(flipbookQueries(app).editions())
  const navigate = useNavigate()
  if (editions.length < 2) return null
  return (
    <Select
      aria-label="Edition"
      value={shown}
      options={editions.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={event => void navigate(`/sfosguide/flipbook?edition=${event.currentTarget.value}`)}
    />
  )
}
