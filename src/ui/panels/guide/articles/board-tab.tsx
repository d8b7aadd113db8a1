import { useMemo } from 'react'
import { articles } from '../../../../domain/guide/articles/articles.collection'
import { Board } from '../../engine/board/board'
import type { BoardSpec } from '../../engine/board/board-spec'
import { customPanel } from '../../engine/custom-panel'
import { useEdition } from '../use-edition'
import { articleSpec } from './article-spec'

/** Articles by state, from the draft to the archive. */
function ArticleBoard() {
  const edition = useEdition()?.id ?? ''
  const spec = useMemo<BoardSpec<typeof articles>>(
    () => ({ ...articleSpec, card: ['title', 'author', 'publishAt', 'updatedAt'], find: { where: [['editionId', '==', edition]] }, sort: 'order' }),
    [edition],
  )
  return <Board key={edition} of={articles} spec={spec} />
}

export default customPanel(ArticleBoard)
