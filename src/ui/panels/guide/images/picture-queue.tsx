import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { columnFact } from '../../engine/facts/column-fact'
import { Queue } from '../../engine/queue/queue'
import { usePanelContext } from '../../engine/use-panel-context'
import { useEdition } from '../use-edition'
import { pictureActions } from './picture-actions'
import { pictureColumns } from './picture-columns'
import { PictureView } from './picture-view'
import { printPicturesQuery } from './print-picture.queries'

const facts = pictureColumns.filter(({ name }) => ['print', 'dpi', 'placed', 'pixels', 'credit', 'file'].includes(name))

/** Pictures that would print badly or are doubtful, one after the other. */
export function PictureQueue() {
  const { tz } = usePanelContext()
  const rows = useLiveQuery(printPicturesQuery(useApp(), useEdition()))
  return (
    <Queue
      rows={rows}
      spec={{
        title: ({ listing }) => listing.displayName,
        waits: ({ state }) => state === 'check',
        since: ({ listing }) => listing.updatedAt,
        view: PictureView,
        actions: pictureActions,
        empty: 'Every picture prints well',
        comesFrom: {
          says: 'Pictures come here when they are too small, look like several in one, or are printed for two artists.',
          link: 'See all pictures',
          to: '/cpanel/guideimages?view=all',
        },
      }}
      factsOf={row => facts.map(fact => columnFact(fact, row, tz))}
      pathTo={id => `listings/${id}`}
    />
  )
}
