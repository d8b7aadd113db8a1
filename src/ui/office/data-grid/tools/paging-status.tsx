import { Button } from '../../../kit/button'
import { numberText } from '../../../kit/number-text'
import type { GridPaging, IndexedRow } from '../rows/grid-rows'

interface PagedLineProps {
  readonly paging: GridPaging<IndexedRow>
  /** Rows in total, and loaded rows of the result. */
  readonly size: number
  readonly read: number
}

/** For rows that load page by page: how many match, how many are loaded, and how many are new. */
export default function PagingStatus({ paging, size, read }: PagedLineProps) {
  const { found, fresh, isReading, sort } = paging
  const most = found?.withTrash ? 'at most ' : ''
  return (
    <>
      {!found ? 'Counting…' : found.rows === size ? `${numberText(size)} in all` : `${most}${numberText(found.rows)} of ${numberText(size)}`}
      {found && read < found.rows && `, the first ${numberText(read)} loaded`}
      {!sort && ', by id'}
      {isReading && ', loading…'}
      {fresh > 0 && (
        <>
          {`, ${numberText(fresh)} new `}
          <Button look="quiet" size="xs" onClick={() => paging.renew()}>
            Reload
          </Button>
        </>
      )}
    </>
  )
}
