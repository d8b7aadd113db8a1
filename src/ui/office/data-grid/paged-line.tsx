import { Button } from '../controls/button'
import { counted } from './counted'
import type { GridPaging, IndexedRow } from './grid-rows'

interface PagedLineProps {
  readonly paging: GridPaging<IndexedRow>
  /** Rows there are in all, and those of the answer that were read. */
  readonly size: number
  readonly read: number
}

/** How many rows answer where they come page by page, how many of them were read, and what came since. */
export default function PagedLine({ paging, size, read }: PagedLineProps) {
  const { found, fresh, isReading, sort } = paging
  const most = found?.withTrash ? 'at most ' : ''
  return (
    <>
      {!found ? 'Counting…' : found.rows === size ? `${counted(size)} in all` : `${most}${counted(found.rows)} of ${counted(size)}`}
      {found && read < found.rows && `, the first ${counted(read)} read`}
      {!sort && ', by id'}
      {isReading && ', reading…'}
      {fresh > 0 && (
        <>
          {`, ${counted(fresh)} new since `}
          <Button variant="subtle" size="compact-sm" onClick={() => paging.renew()}>
            Read again
          </Button>
        </>
      )}
    </>
  )
}
