import { useState } from 'react'
import { ExportDesk } from '../../../../domain/exports/export-desk'
import { useService } from '../../../app-services/app'
import { Button } from '../../../office/controls/button'
import { TextInput } from '../../../office/controls/text-input'
import type { Outcome } from '../../engine/use-outcome'
import css from './downloads.module.css'

/** Puts back from a backup what is missing; what is there is left as it is. */
export function RestoreBackup({ outcome }: { readonly outcome: Outcome }) {
  const desk = useService(ExportDesk)
  const [file, setFile] = useState<File>()
  const restore = (backup: File) =>
    outcome.run('Putting back what is missing…', async tell => {
      const { restored, present, unreadable } = await desk.restore(backup, (done, total) => tell({ done, total }))
      const n = (count: number) => count.toLocaleString('en-US')
      return { said: `${n(restored)} records put back, ${n(present)} were there already, ${n(unreadable)} lines were no records of ours.` }
    })
  return (
    <section aria-labelledby="restore" className={css.card}>
      <h2 id="restore">Bring a backup back</h2>
      <p>Only records that are missing are put back. Nothing that is there is changed, so it can be done again after any interruption.</p>
      <div className={css.restore}>
        <TextInput type="file" label="Backup file" accept=".jsonl" onChange={event => setFile(event.currentTarget.files?.[0])} />
        <Button variant="default" disabled={!file || outcome.state.is === 'working'} onClick={() => file && void restore(file)}>
          Put back what is missing
        </Button>
      </div>
    </section>
  )
}
