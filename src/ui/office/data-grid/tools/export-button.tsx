import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/button'
import { formatCount } from '../format-count'
import type { GridColumn } from '../grid-column'
import { csvFile, download } from './csv-file'

const ExportReason = lazy(() => import('./export-reason'))

/** What has to happen before a table leaves the house as a file. */
export interface ExportRules {
  /** Fewest characters of the reason that these columns ask for; 0 where none is asked. */
  readonly reasonFor: (columns: readonly string[]) => number
  /** Notes it; the file is handed out only once this is done. */
  readonly note: (table: { readonly rows: number; readonly columns: readonly string[]; readonly reason?: string }) => Promise<void>
}

interface ExportButtonProps<R> {
  readonly label: string
  readonly count: number
  /** There may be fewer: the file says how many they are. */
  readonly isMost: boolean
  readonly columns: readonly GridColumn<R>[]
  readonly rows: () => Promise<readonly R[]>
  readonly rules: ExportRules | undefined
}

/** The file of exactly the rows and columns in sight; how many there are stands on the button. */
export function ExportButton<R>({ label, count, isMost, columns, rows, rules }: ExportButtonProps<R>) {
  const [isAsking, setAsking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const names = columns.map(({ name }) => name)
  const least = rules?.reasonFor(names) ?? 0
  const said = `${isMost ? 'at most ' : ''}${formatCount(count)}`

  const hand = async (reason?: string) => {
    setFailed(false)
    setAsking(false)
    try {
      const taken = await rows()
      await rules?.note({ rows: taken.length, columns: names, ...(reason !== undefined && { reason }) })
      download(await csvFile(taken, columns), `${label.toLowerCase().replaceAll(/\W+/g, '-')}-${taken.length}.csv`)
    } catch (error) {
      console.error('the file could not be made', error)
      setFailed(true)
    }
  }
  return (
    <>
      <Button size="s" disabled={count === 0} onClick={() => (least > 0 ? setAsking(true) : void hand())} aria-label={`Export ${said} rows as CSV`}>
        CSV ({said})
      </Button>
      {hasFailed && <span role="alert">The file was not made, and nothing left the house. Try again in a moment.</span>}
      {isAsking && (
        <Suspense fallback={null}>
          <ExportReason rows={said} least={least} onReason={reason => void hand(reason)} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
