import { lazy, Suspense, useState } from 'react'
import { saveFile } from '../../../app-services/save-file'
import { Button } from '../../../kit/button'
import { numberText } from '../../../kit/number-text'
import type { GridColumn } from '../grid-column'
import type { Names } from './csv-file'

const ExportReason = lazy(() => import('./export-reason'))

/** Conditions for exporting a table as a file. */
export interface ExportRules {
  /** Minimum length of the reason that these columns require; 0 if none is required. */
  readonly reasonFor: (columns: readonly string[]) => number
  /** Logs the export; the file is created only after this succeeds. */
  readonly note: (table: { readonly rows: number; readonly columns: readonly string[]; readonly reason?: string }) => Promise<void>
  readonly colleagues: () => Promise<Names>
}

const nobody = async (): Promise<Names> => new Map()

interface ExportButtonProps<R> {
  readonly label: string
  readonly count: number
  /** Whether `count` is an upper bound: the file may have fewer rows. */
  readonly isMost: boolean
  readonly columns: readonly GridColumn<R>[]
  readonly rows: () => Promise<readonly R[]>
  readonly rules: ExportRules | undefined
}

/** Exports exactly the visible rows and columns; the button shows how many. */
export function ExportButton<R>({ label, count, isMost, columns, rows, rules }: ExportButtonProps<R>) {
  const [isAsking, setAsking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const names = columns.map(({ name }) => name)
  const least = rules?.reasonFor(names) ?? 0
  const countText = `${isMost ? 'at most ' : ''}${numberText(count)}`

  const hand = async (reason?: string) => {
    setFailed(false)
    setAsking(false)
    try {
      const taken = await rows()
      await rules?.note({ rows: taken.length, columns: names, ...(reason !== undefined && { reason }) })
      const { csvFile } = await import('./csv-file')
      saveFile(await csvFile(taken, columns, rules?.colleagues ?? nobody), `${label.toLowerCase().replaceAll(/\W+/g, '-')}-${taken.length}.csv`)
    } catch (error) {
      console.error('the file could not be made', error)
      setFailed(true)
    }
  }
  return (
    <>
      <Button
        size="s"
        disabled={count === 0}
        onClick={() => (least > 0 ? setAsking(true) : void hand())}
        aria-label={`Export ${countText} rows as CSV`}
      >
        CSV ({countText})
      </Button>
      {hasFailed && <span role="alert">We could not make the file. Nothing was exported. Try again in a minute.</span>}
      {isAsking && (
        <Suspense fallback={null}>
          <ExportReason rows={countText} least={least} onReason={reason => void hand(reason)} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
