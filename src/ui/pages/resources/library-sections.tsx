import type { ReactNode } from 'react'
import { byDeadline, type ResourceQuery } from '../../../domain/resources/resource-query'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import type { Resource } from '../../queries/resource.queries'
import css from './artist-resources.module.css'
import { OpportunityRow } from './opportunity-row'
import { PrintableSheets } from './printable-sheets'
import { libraryPath } from './resource-address'
import { ResourceEntry } from './resource-entry'
import { kindText } from './resource-labels'
import { StudioSpaceOffer } from './studio-space-offer'

interface LibrarySectionsProps {
  /** The matching resources. */
  readonly resources: readonly Resource[]
  readonly query: ResourceQuery
  readonly now: Date
  readonly tz: string
}

/** Each kind in its own layout: deadlines as a list of dates, spaces as notes, the rest as a list. */
export function LibrarySections({ resources, query, now, tz }: LibrarySectionsProps) {
  const of = (kind: Resource['kind']) => resources.filter(resource => resource.kind === kind)
  const [opportunities, spaces, templates, articles] = [of('opportunity').toSorted(byDeadline), of('space'), of('template'), of('article')]
  const { kind, audience, tag, text } = query
  // The printable sheets are not records: words and subjects do not find them.
  const hasSheets = (kind === undefined || kind === 'template') && !audience && !tag && !text
  return (
    <>
      <p className={css.count} role="status">
        {resources.length === 1 ? '1 entry' : `${resources.length} entries`}
      </p>
      {resources.length === 0 && !hasSheets && (
        <EmptyState title="Nothing matches these filters" action={<LinkButton to={libraryPath}>Clear all filters</LinkButton>}>
          <p>Remove a word or the subject.</p>
        </EmptyState>
      )}
      <LibrarySection kind="opportunity" isShown={opportunities.length > 0}>
        <ol className={css.days}>
          {opportunities.map(one => (
            <OpportunityRow key={one.id} resource={one} now={now} tz={tz} />
          ))}
        </ol>
      </LibrarySection>
      <LibrarySection kind="space" isShown={spaces.length > 0}>
        <ul className={css.board}>
          {spaces.map(one => (
            <StudioSpaceOffer key={one.id} resource={one} tz={tz} />
          ))}
        </ul>
      </LibrarySection>
      <LibrarySection kind="template" isShown={hasSheets || templates.length > 0}>
        {hasSheets && <PrintableSheets />}
        <Entries of={templates} />
      </LibrarySection>
      <LibrarySection kind="article" isShown={articles.length > 0}>
        <Entries of={articles} />
      </LibrarySection>
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

interface LibrarySectionProps {
  readonly kind: Resource['kind']
  readonly isShown: boolean
  readonly children: ReactNode
}

const LibrarySection = ({ kind, isShown, children }: LibrarySectionProps) =>
  isShown && (
    <section className={css.shelf} aria-labelledby={`shelf-${kind}`}>
      <h2 id={`shelf-${kind}`}>{kindText[kind]}</h2>
      {children}
    </section>
  )
