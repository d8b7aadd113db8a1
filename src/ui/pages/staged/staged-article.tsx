import { useRef } from 'react'
import { articleComments } from '../../../domain/content/comments.collection'
import { articleStates, type articles } from '../../../domain/guide/articles/articles.collection'
import { moveArticles } from '../../../domain/guide/articles/move-articles.contract'
import { previewArticle } from '../../../domain/guide/publishing/preview-article'
import { Callables } from '../../../domain/shared/functions/callables'
import type { StoredOf } from '../../../domain/shared/records/collection'
import { plainText } from '../../../domain/shared/text/rich-text-words'
import { useApp, useLiveQuery, useService } from '../../app-services/app-context'
import { choiceText } from '../../forms/choice-text'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { Button, LinkButton } from '../../kit/button'
import { PageFrame } from '../../layout/page-frame'
import { guideQueries } from '../../queries/guide.queries'
import { pageDraftQueries } from '../../staged-pages/page-draft.queries'
import { ArticlePreview } from '../guide/articles/article-preview'
import { ReviewFrame } from './review-frame'
import { TextComments } from './text-comments'

interface StagedArticleProps {
  readonly article: StoredOf<typeof articles>
}

/** An article as it is written now, as visitors will see it. */
export function StagedArticle({ article }: StagedArticleProps) {
  const { imageId, editionId, body } = article
  const picture = useLiveQuery(pageDraftQueries(useApp()).pictures(imageId === undefined ? [] : [imageId]))[imageId ?? '']
  return (
    <PageFrame>
      <ArticlePreview article={{ ...previewArticle(article), ...(picture && { picture }) }} editionId={editionId} text={body} />
    </PageFrame>
  )
}

/** It is published from here once it is approved. */
export function ArticleReview({ article }: StagedArticleProps) {
  const { id, rev, title, standfirst, status, editionId, body } = article
  const before = useLiveQuery(guideQueries(useApp()).article(editionId, id))?.text
  const callables = useService(Callables)
  const { busy, error, run } = useAction()
  const frame = useRef<HTMLIFrameElement>(null)
  const isChanged = before && JSON.stringify(before) !== JSON.stringify(body)
  return (
    <ReviewFrame
      {...{ id, rev, title, frame }}
      state={choiceText(status)}
      lead={before ? `Visitors see ${isChanged ? 'an earlier version' : 'this version'} in the guide.` : 'Visitors do not see it yet.'}
      actions={
        <>
          {'publish' in articleStates[status] && (
            <Button
              look="main"
              busy={busy}
              onClick={() => void run(async () => void (await callables.call(moveArticles, { event: 'publish', ids: [id] })))}
            >
              Publish
            </Button>
          )}
          <LinkButton to={`/cpanel/sfosarticles?open=${id}`}>Edit</LinkButton>
        </>
      }
      changes={isChanged ? { before, after: body } : undefined}
    >
      {error !== undefined && <FailureNotice error={error} />}
      <TextComments
        of={articleComments}
        params={{ article: id }}
        texts={[title, standfirst, ...body.content.map(block => plainText({ type: 'doc', content: [block] }))]}
        frame={frame}
      />
    </ReviewFrame>
  )
}
