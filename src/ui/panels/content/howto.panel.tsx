import { findPanel } from '../engine/find/find-panel'
import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { useArticlesFound } from './howto/articles-found'

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
        page: () => import('./howto/article-page'),
      }),
    },
    checklists: { label: 'Checklists', panel: lazyPanel(() => import('./howto/checklists')) },
  },
})
