import type { ReactNode } from 'react'
import { byDeadline, type ResourceQuestion } from '../../../domain/content/resource-question'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/empty-state'
import type { Resource } from '../../queries/resource.queries'
import css from './artist-resources.module.css'
import { OpportunityRow } from './opportunity-row'
import { OwnSheets } from './own-sheets'
import { libraryPath } from './resource-address'
import { ResourceEntry } from './resource-entry'
import { kindWords } from './resource-words'
import { SpaceNote } from './space-note'

interface LibraryShelvesProps {
  /** What answers the question. */
  readonly resources: readonly Resource[]
  readonly question: ResourceQuestion
  readonly now: Date
  readonly tz: string
}

/** Each kind in its own way: deadlines as a list of days, rooms as a board of notes, the rest as a shelf. */
export function LibraryShelves({ resources, question, now, tz }: LibraryShelvesProps) {
  const of = (kind: Resource['kind']) => resources.filter(resource => resource.kind === kind)
  const [opportunities, spaces, templates, articles] = [of('opportunity').toSorted(byDeadline), of('space'), of('template'), of('article')]
  const { kind, audience, tag, text } = question
  // The sheets are made here, and are nobody's records: words and subjects do not find them.
  const hasSheets = (kind === undefined || kind === 'template') && !audience && !tag && !text
  return (
    <>
      <p className={css.count} role="status">
        {resources.length === 1 ? '1 entry' : `${resources.length} entries`}
      </p>
      {resources.length === 0 && !hasSheets && (
        <EmptyState title="Nothing fits all of this" action={<LinkButton to={libraryPath}>Show everything</LinkButton>}>
          <p>Let go of a word or the subject.</p>
        </EmptyState>
      )}
      <Shelf kind="opportunity" isShown={opportunities.length > 0}>
        <ol className={css.days}>
          {opportunities.map(one => (
            <OpportunityRow key={one.id} resource={one} now={now} tz={tz} />
          ))}
        </ol>
      </Shelf>
      <Shelf kind="space" isShown={spaces.length > 0}>
        <ul className={css.board}>
          {spaces.map(one => (
            <SpaceNote key={one.id} resource={one} tz={tz} />
          ))}
        </ul>
      </Shelf>
      <Shelf kind="template" isShown={hasSheets || templates.length > 0}>
        {hasSheets && <OwnSheets />}
        <Entries of={templates} />
      </Shelf>
      <Shelf kind="article" isShown={articles.length > 0}>
        <Entries of={articles} />
      </Shelf>
    </>
  )
}

const Entries = ({ of }: { readonly of: readonly Resource[] }) =>
  of.length > 0 && (
    <ul className={css.entries}>
      {of.map(one => (
        <li key={one.id} className={css.entry}>
          <ResourceEntry resource={one} />
        </li>
      ))}
    </ul>
  )

interface ShelfProps {
  readonly kind: Resource['kind']
  readonly isShown: boolean
  readonly children: ReactNode
}

const Shelf = ({ kind, isShown, children }: ShelfProps) =>
  isShown && (
    <section className={css.shelf} aria-labelledby={`shelf-${kind}`}>
      <h2 id={`shelf-${kind}`}>{kindWords[kind]}</h2>
      {children}
    </section>
  )
