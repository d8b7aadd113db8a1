import { Button } from '../../../kit/button'
import { formatCount } from '../format-count'
import type { GridPaging, IndexedRow } from '../rows/grid-rows'

interface PagedLineProps {
  readonly paging: GridPaging<IndexedRow>
  /** Rows there are in all, and those of the answer that were read. */
  readonly size: number
  readonly read: number
}

/** How many rows answer where they come page by page, how many of them were read, and what came since. */
export default function PagingStatus({ paging, size, read }: PagedLineProps) {
  const { found, fresh, isReading, sort } = paging
  const most = found?.withTrash ? 'at most ' : ''
  return (
    <>
      {!found ? 'Counting…' : found.rows === size ? `${formatCount(size)} in all` : `${most}${formatCount(found.rows)} of ${formatCount(size)}`}
      {found && read < found.rows && `, the first ${formatCount(read)} read`}
      {!sort && ', by id'}
      {isReading && ', reading…'}
      {fresh > 0 && (
        <>
          {`, ${formatCount(fresh)} new since `}
          <Button look="quiet" size="xs" onClick={() => paging.renew()}>
            Read again
          </Button>
        </>
      )}
    </>
  )
}
