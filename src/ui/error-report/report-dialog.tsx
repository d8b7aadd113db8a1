import { type FormEvent, useState } from 'react'
import { BugService } from '../../domain/bugs/bug-service'
import { longestShot } from '../../domain/bugs/report-bug.function'
import { useApp } from '../app-services/app'
import { consoleTail } from '../app-services/console-tail'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { FailureNotice } from '../forms/failure-notice'
import { useSubmit } from '../forms/use-submit'
import { Button } from '../kit/button'
import { Field } from '../kit/controls/field'
import { Dialog } from '../kit/feedback/dialog'
import { Notice } from '../kit/feedback/notice'
import css from './report-dialog.module.css'

interface ReportDialogProps {
  /** Full path of the page. */
  readonly route: string
  readonly build: string
  /** Number and cause of the error. */
  readonly about?: string | undefined
  readonly onClose: () => void
}

/** Sends a bug report: address, build, browser and the end of the console, without tokens. */
export default function ReportDialog({ route, build, about, onClose }: ReportDialogProps) {
  const app = useApp()
  const [text, setText] = useState('')
  const [shot, setShot] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [key] = useState(() => crypto.randomUUID())
  const [isSent, setSent] = useState(false)
  const { busy, error, run } = useSubmit()

  const choose = async (file: File | undefined) => {
    setProblem(undefined)
    const address = file && (await dataAddress(file))
    const fits = address === undefined || (address.length <= longestShot && /^data:image\/(png|jpeg|webp);/.test(address))
    setShot(fits ? address : undefined)
    if (!fits) setProblem('Choose a PNG, JPEG or WebP picture of at most 1 MB.')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setProblem('Enter what happened.')
    const words = [text.trim(), about].filter(Boolean).join('\n\n').slice(0, 4000)
    const lines = consoleTail().slice(-8000)
    const report = { key, text: words, route: route.slice(0, 2048), build: build.slice(0, 60), device: deviceWords() }
    const service = () => serviceAfterHydration(app, async () => BugService)
    if (await run(async () => (await service()).report({ ...report, ...(lines && { console: lines }), ...(shot && { shot }) }))) setSent(true)
  }
  return (
    <Dialog open title="Report a problem" onClose={onClose}>
      {isSent ? (
        <>
          <Notice tone="good" title="Thank you for your report. We will write to you when it is fixed." />
          <Button onClick={onClose}>Back to the page</Button>
        </>
      ) : (
        <form className={css.form} noValidate onSubmit={event => void submit(event)}>
          <FailureNotice error={error} />
          <Field label="What happened, and what did you want to do?" error={problem}>
            {input => <textarea {...input} rows={5} maxLength={3800} value={text} onChange={event => setText(event.target.value)} />}
          </Field>
          <Field label="Screenshot (optional)">
            {input => (
              <input {...input} type="file" accept="image/png,image/jpeg,image/webp" onChange={event => void choose(event.target.files?.[0])} />
            )}
          </Field>
          <p>
            We also send the address of this page ({route}), the version of the site ({build}), your browser, and its last error messages. Passwords
            and sign-in codes are removed.
          </p>
          <Button type="submit" look="main" busy={busy}>
            Send report
          </Button>
        </form>
      )}
    </Dialog>
  )
}

const deviceWords = () => `${navigator.userAgent} · ${innerWidth}×${innerHeight}`.slice(0, 300)

const dataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsDataURL(file)
  })
