import { useMemo } from 'react'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Reader } from '../../../flipbook/reader'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { flipbookDraftQueries } from './flipbook-draft.queries'

interface VersionPreviewProps {
  readonly edition: string
  readonly id: string
}

/** A version in the reader that visitors use. Nothing that is done here is counted. */
export default function VersionPreview({ edition, id }: VersionPreviewProps) {
  const app = useApp()
  const queries = useMemo(() => flipbookDraftQueries(app, edition, id), [app, edition, id])
  const opened = useLiveQuery(queries.opened())
  const draft = useMemo(() => opened && queries.pagesOf(opened.content), [queries, opened])
  const links = useMemo(
    () => ({
      listingLink: (listing: string) => `/sfosguide/${listing}?edition=${edition}`,
      articleLink: (article: string) => `/sfosguide/articles/${article}?edition=${edition}`,
      eventLink: (event: string) => `/events/${event}`,
      pageLink: (page: number) => `/cpanel/flipbookgenerator?open=${id}&edition=${edition}&page=${page}`,
    }),
    [edition, id],
  )
  if (!opened || !draft) return <EmptyState title="The pages of this version are missing">Make a new version.</EmptyState>
  return <Reader {...{ app, opened, links, draft }} />
}
