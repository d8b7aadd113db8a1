import { useEffect, useState } from 'react'
import { peopleOfEdition } from '../../../../domain/guide/review/people-of-edition'
import type { PreviewedPerson } from '../../../../domain/shared/preview/role-preview'
import { fold } from '../../../../domain/shared/text/fold-accents'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { listingQueries } from '../listings/listing.queries'

interface PreviewedPersonChoiceProps {
  readonly of: 'artist' | 'host'
  readonly edition: { readonly id: string; readonly city: string }
  readonly chosen: PreviewedPerson | undefined
  readonly onChoose: (person: PreviewedPerson) => void
}

const maxShown = 6

/** An artist or a host of the edition whose records guide staff may read; the first one is an example until another is chosen. */
export function PreviewedPersonChoice({ of, edition, chosen, onChoose }: PreviewedPersonChoiceProps) {
  const queries = listingQueries(useApp())
  const people = peopleOfEdition(of, useLiveQuery(queries.all(edition.id)), useLiveQuery(queries.buildings(edition.city))).map(({ id, name }) => ({
    id,
    name: of === 'host' ? `Host of ${name}` : name,
  }))
  const [asked, setAsked] = useState('')
  const [first] = people
  useEffect(() => {
    if (!chosen && first) onChoose(first)
  }, [chosen, first, onChoose])
  if (!first) return <p>{of === 'artist' ? 'No artist has a listing in this edition yet.' : 'No building has a host yet.'}</p>
  const found = people.filter(({ name }) => fold(name).includes(fold(asked))).slice(0, maxShown)
  return (
    <>
      <TextField
        type="search"
        label={of === 'artist' ? 'Which artist' : 'Which building'}
        help="Type a part of the name, then choose."
        value={asked}
        onChange={event => setAsked(event.currentTarget.value)}
      />
      {asked !== '' && (
        <ul aria-label="Matches">
          {found.map(person => (
            <li key={`${person.id} ${person.name}`}>
              <Button
                look="quiet"
                size="s"
                onClick={() => {
                  onChoose(person)
                  setAsked('')
                }}
              >
                {person.name}
              </Button>
            </li>
          ))}
          {found.length === 0 && <li>No name matches.</li>}
        </ul>
      )}
      <p role="status">{chosen && `You will see the pages as ${chosen.name}.`}</p>
    </>
  )
}
