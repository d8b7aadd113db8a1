import { flipbooks } from '../../../../domain/flipbook/flipbooks.collection'
import { useApp } from '../../../app-services/app-context'
import { useLiveQuery } from '../../../app-services/live-query'
import { LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { recordQuery } from '../../../queries/record.queries'
import { useEdition } from '../use-edition'

/** What is wrong with a version, a sentence each. */
export function Problems({ id }: { readonly id: string }) {
  const edition = useEdition()?.id ?? 'none'
  const version = useLiveQuery(recordQuery(useApp(), flipbooks, id, { edition }))
  const back = (
    <LinkButton size="s" to={`/cpanel/flipbookgenerator?edition=${edition}`}>
      Back to the versions
    </LinkButton>
  )
  if (!version)
    return (
      <EmptyState title="This version does not exist any more" action={back}>
        Look at the versions that are there.
      </EmptyState>
    )
  return (
    <section aria-labelledby="flipbook-problems">
      <h2 id="flipbook-problems">Problems of version {version.version}</h2>
      <ul>
        {version.problems.map(problem => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {back}
    </section>
  )
}
