import { useState } from 'react'
import { fetchParts } from '../../domain/shared/files/file-parts'
import { Callables } from '../../domain/shared/functions/callables'
import { openDownload, readDownload } from '../../domain/shop/downloads/open-download.contract'
import { useService } from '../app-services/app-context'
import { saveFile } from '../app-services/save-file'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import { dayOf } from '../kit/time/format-time'
import css from './checkout.module.css'
import { orderKeyOf } from './order-address'

/** A line whose file can be downloaded. */
interface DownloadLine {
  readonly lineId: string
  readonly title: string
  /** An ISO instant; absent if it is not shown. */
  readonly until?: string
  readonly isOver?: boolean
}

interface OrderDownloadsProps {
  readonly orderId: string
  readonly orderKey?: string | undefined
  readonly lines: readonly DownloadLine[]
}

/** The files of an order. Requesting an expired link renews it. */
export default function OrderDownloads({ orderId, orderKey, lines }: OrderDownloadsProps) {
  return (
    <ul className={css.downloads} aria-label="Downloads">
      {lines.map(line => (
        <li key={line.lineId}>
          <Download orderId={orderId} orderKey={orderKey} line={line} />
        </li>
      ))}
    </ul>
  )
}

function Download({ orderId, orderKey, line }: Omit<OrderDownloadsProps, 'lines'> & { readonly line: DownloadLine }) {
  const callables = useService(Callables)
  const { busy, error, run, isDone } = useAction()
  const [part, setPart] = useState<readonly [done: number, of: number]>()
  const [{ until, isOver }, setLink] = useState<Pick<DownloadLine, 'until' | 'isOver'>>(line)
  const download = () =>
    void run(async () => {
      const { link, ...file } = await callables.call(openDownload, { ...orderKeyOf({ orderId, orderKey }), lineId: line.lineId })
      setLink({ until: link.until })
      const found = await fetchParts(
        n => callables.call(readDownload, { link, part: n }),
        file,
        (done, of) => setPart([done, of]),
      )
      saveFile(found, file.name)
    })
  return (
    <>
      <FailureNotice error={error} />
      {busy && part && part[1] > 1 && <progress aria-label={`Fetching ${line.title}`} value={part[0]} max={part[1]} />}
      <Button busy={busy} onClick={download}>
        {busy ? 'Fetching…' : isOver ? 'Renew and download' : 'Download'} {line.title}
      </Button>
      <p className={css.quiet} role="status">
        {isDone && 'Downloaded. '}
        {until !== undefined && noteOf(until, isOver)}
      </p>
    </>
  )
}

const noteOf = (until: string, isOver = false) => {
  const day = dayOf(new Date(until), Intl.DateTimeFormat().resolvedOptions().timeZone)
  return isOver
    ? `This download ended on ${day}. You can renew it for seven days.`
    : `You can download it until ${day}. After that, you can renew it here.`
}
