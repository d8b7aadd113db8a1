import { Link } from 'react-router-dom'
import type { FoundPerson, PersonIndex } from '../../../../domain/contacts/person-index'
import { foundWords } from './match-labels'
import css from './person.module.css'

interface FinderResultsProps {
  readonly found: readonly FoundPerson[]
  readonly index: PersonIndex
  readonly open: string | undefined
  readonly onOpen: (personId: string) => void
}

/** Who was found, the likeliest first, each with the reason. Arrow keys go from one to the next. */
export function FinderResults({ found, index, open, onOpen }: FinderResultsProps) {
  return (
    <ol className={css.results} aria-label="People found">
      {found.map(({ id, by, matched }) => {
        const person = index.row(id)
        const contact = person?.emails?.[0]?.address ?? person?.phones?.[0]
        return (
          <li key={id}>
            <Link
              to={`?person=${id}`}
              aria-current={id === open || undefined}
              onKeyDown={step}
              onClick={event => {
                // With a key held down the link opens elsewhere, as links do.
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                onOpen(id)
              }}
            >
              <strong>{person?.names?.display ?? 'Not among the people you may see'}</strong>
              {contact && by !== 'email' && <span>{contact}</span>}
              <small>
                {foundWords[by]}
                {by !== 'name' && `: ${matched}`}
              </small>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

function step(event: React.KeyboardEvent<HTMLAnchorElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  const links = [...(event.currentTarget.closest('ol')?.querySelectorAll('a') ?? [])]
  const next = links[links.indexOf(event.currentTarget) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}
