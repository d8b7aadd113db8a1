import { findPanel } from '../engine/find/find-panel'
import { runPanel } from '../engine/run/run-panel'
import { tabsPanel } from '../engine/tabs-panel'
import { ArticlePage } from './howto/article-page'
import { useArticlesFound } from './howto/articles-found'
import { useChecklists } from './howto/use-checklists'

/** The handbook, with an article for each panel, and the season's checklists. */
export default tabsPanel({
  label: 'Handbook and checklists',
  tabs: {
    handbook: {
      label: 'Handbook',
      panel: findPanel({
        label: 'Articles',
        box: 'Search the handbook',
        param: 'panel',
        useFound: useArticlesFound,
        empty: 'No articles match. Remove a word to see more.',
        page: ArticlePage,
      }),
    },
    checklists: { label: 'Checklists', panel: runPanel(useChecklists) },
  },
})
