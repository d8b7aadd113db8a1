import { lazy, Suspense } from 'react'
import { type Flipbook, flipbooks } from '../../../../domain/flipbook/flipbooks.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { recordQuery } from '../../../queries/record.queries'
import { useEdition } from '../use-edition'

const VersionPreview = lazy(() => import('./version-preview'))

/** Whether a version has pages to look at. */
export const hasPages = ({ status }: Flipbook) => status === 'ready' || status === 'published'

/** A version before visitors read it: what is wrong with it, a sentence each, and its pages. */
export function FlipbookVersionDetails({ id }: { readonly id: string }) {
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
    <>
      <p>{back}</p>
      {version.problems.length > 0 && (
        <section aria-labelledby="flipbook-problems">
          <h2 id="flipbook-problems">Problems of version {version.version}</h2>
          <ul>
            {version.problems.map(problem => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </section>
      )}
      {hasPages(version) && (
        <section aria-labelledby="flipbook-preview">
          <h2 id="flipbook-preview">Preview of version {version.version}</h2>
          <Suspense fallback={<Skeleton lines={8} />}>
            <VersionPreview edition={edition} id={id} />
          </Suspense>
        </section>
      )}
    </>
  )
}
