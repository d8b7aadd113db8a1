import { lazy } from 'react'
import type { articles } from '../../../../domain/guide/articles/articles.collection'
import { type ArticleEvent, moveArticles } from '../../../../domain/guide/articles/move-articles.contract'
import { callAction } from '../../engine/actions/call-action'
import { EditionInput } from '../../engine/fields/edition-input'
import type { CollectionSpec, PanelAction, RowOf } from '../../engine/panel-spec'
import { listingsInput } from '../listings/listings-input'
import { UnderArticle } from './under-article'

const PublishedPictureSelect = lazy(() => import('../../engine/fields/published-picture-select'))

type Article = RowOf<typeof articles>

const step = (event: ArticleEvent, label: string, done: string): PanelAction<Article> =>
  callAction(moveArticles)({
    label,
    on: 'both',
    event,
    input: (_, __, rows) => ({ event, ids: rows.map(({ id }) => id) }),
    done: ({ isInGuide }) => (isInGuide ? `${done} The guide was published again.` : done),
  })

/** What every tab of the articles has. */
export const articleSpec = {
  form: ['title', 'standfirst', 'author', 'body', 'imageId', 'listingIds', 'editionId', 'publishAt', 'order'],
  inputs: {
    imageId: PublishedPictureSelect,
    listingIds: listingsInput,
    editionId: EditionInput,
  },
  actions: [
    step('edit', 'Send to editing', 'It is in editing.'),
    step('check', 'Send to the copy check', 'It waits for its copy check.'),
    step('approve', 'Approve', 'It is approved.'),
    step('publish', 'Publish', 'It is published.'),
    step('archive', 'Archive', 'It is archived.'),
    { label: 'Look at the draft', on: 'one', fits: ({ status }) => status !== 'published', to: ({ id }) => `/temp/${id}` },
    {
      label: 'Show the page',
      on: 'one',
      fits: ({ status }) => status === 'published',
      to: ({ id, editionId }) => `/sfosguide/articles/${id}?edition=${editionId}`,
    },
  ],
  under: UnderArticle,
} satisfies Partial<CollectionSpec<typeof articles>>
