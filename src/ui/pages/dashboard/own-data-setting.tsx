import { OwnAccount } from '../../../domain/accounts/own-account'
import { useApp } from '../../app-services/app'
import { Button } from '../../kit/button'
import { FailureNotice } from '../accounts/failure-notice'
import { useSubmit } from '../accounts/use-submit'
import css from './dashboard.module.css'

/** Everything we keep of somebody, as one file. */
export function OwnDataSetting() {
  const app = useApp()
  const { busy, error, run } = useSubmit()
  const download = () =>
    run(async () => {
      const found = await (await app.services()).get(OwnAccount).exportData()
      save(new Blob([JSON.stringify(found, undefined, 2)], { type: 'application/json' }), `my-data-${found.exportedAt.slice(0, 10)}.json`)
    })
  return (
    <div className={css.form}>
      <p>Every record that names you as its owner, in one file that people and programs can read. Pictures are listed in it, not enclosed.</p>
      <FailureNotice error={error} />
      <div className={css.row}>
        <Button busy={busy} onClick={() => void download()}>
          {busy ? 'Gathering…' : 'Download my data (JSON)'}
        </Button>
      </div>
    </div>
  )
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
