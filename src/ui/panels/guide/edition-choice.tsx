import type { ComponentType, ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Edition } from '../../../domain/guide/edition-service'
import { Select } from '../../kit/controls/select'
import { EmptyState } from '../../kit/feedback/empty-state'
import { Link } from '../../routing/link'
import { customPanel } from '../engine/custom-panel'
import { type Panel, panelOf } from '../engine/panel'
import css from './edition-choice.module.css'
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
    if (!edition) return <NoEdition>{sentence} Create one first.</NoEdition>
    return (
      <>
        <EditionChoice />
        <Body key={edition.id} edition={edition} previous={editions[editions.findIndex(({ id }) => id === edition.id) + 1]} />
      </>
    )
  })

/** A panel, or a tab of one, that has something to show only where there is an edition. */
export const ofEdition = (sentence: string, panel: Panel): Panel =>
  panelOf(function OfEdition() {
    return useEdition() ? <panel.Body /> : <NoEdition>{sentence} Create one first.</NoEdition>
  }, panel.begin)

/** In place of what belongs to an edition, where there is none. */
export const NoEdition = ({ children }: { readonly children: ReactNode }) => (
  <EmptyState title="No edition yet" action={<Link to="/cpanel/sfosweekends?view=new">Create an edition</Link>}>
    {children}
  </EmptyState>
)

/** Which edition a panel, and all of its tabs, are about. */
export function EditionChoice() {
  const [, setParams] = useSearchParams()
  const editions = useEditions()
  const edition = useEdition()
  if (!edition) return null
  return (
    <Select
      className={css.edition}
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
