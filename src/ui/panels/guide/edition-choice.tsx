import type { ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Edition } from '../../../domain/guide/edition-service'
import { Select } from '../../kit/controls/select'
import { EmptyState } from '../../kit/feedback/empty-state'
import { customPanel } from '../engine/custom-panel'
import { useEdition, useEditions } from './use-edition'

export interface EditionBodyProps {
  readonly edition: Edition
  /** The edition before it. */
  readonly previous: Edition | undefined
}

/** A panel about the edition in the address (`?edition=`), by default the newest. `sentence` is shown if there is no edition. */
export const editionPanel = (sentence: string, Body: ComponentType<EditionBodyProps>) =>
  customPanel(function EditionPanel() {
    const edition = useEdition()
    const editions = useEditions()
    if (!edition)
      return (
        <EmptyState title="No edition yet" action={<Link to="/cpanel/sfosweekends">Create an edition</Link>}>
          {sentence} Create one first.
        </EmptyState>
      )
    return (
      <>
        <EditionChoice />
        <Body key={edition.id} edition={edition} previous={editions[editions.findIndex(({ id }) => id === edition.id) + 1]} />
      </>
    )
  })

/** Chooses the edition of a panel and all of its tabs. */
export function EditionChoice() {
  const [, setParams] = useSearchParams()
  const editions = useEditions()
  const edition = useEdition()
  if (!edition) return null
  return (
    <Select
      label="Edition"
      value={edition.id}
      options={editions.map(({ id, name }) => ({ value: id, label: name.includes(id) ? name : `${id} · ${name}` }))}
      onChange={event => {
        const { value } = event.currentTarget
        setParams(before => {
          before.set('edition', value)
          return before
        })
      }}
    />
  )
}
