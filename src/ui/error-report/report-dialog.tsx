import { type FormEvent, useState } from 'react'
import { longestShot, reportBug } from '../../domain/bugs/report-bug.function'
import { useApp } from '../app-services/app'
import { callAfterHydration } from '../app-services/call-after-hydration'
import { consoleTail } from '../app-services/console-tail'
import { FailureNotice } from '../forms/failure-notice'
import { useSubmit } from '../forms/use-submit'
import { Button } from '../kit/button'
import { Field } from '../kit/controls/field'
import { Dialog } from '../kit/feedback/dialog'
import { Notice } from '../kit/feedback/notice'
import css from './report-dialog.module.css'

interface ReportDialogProps {
  /** Where it happened: the full path. */
  readonly route: string
  readonly build: string
  /** What the page knows of it: the error's number and cause. */
  readonly about?: string | undefined
  readonly onClose: () => void
}

/** Tells the office of something that does not work: address, build, device and the end of the console go along, without tokens. */
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
    if (!fits) setProblem('This picture is too large, or none. Take a PNG, JPEG or WebP of one megabyte at most.')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setProblem('Say in a few words what happened.')
    const words = [text.trim(), about].filter(Boolean).join('\n\n').slice(0, 4000)
    const lines = consoleTail().slice(-8000)
    const report = { key, text: words, route: route.slice(0, 2048), build: build.slice(0, 60), device: deviceWords() }
    const whole = { ...report, ...(lines && { console: lines }), ...(shot && { shot }) }
    if (await run(() => callAfterHydration(app, async () => reportBug, whole))) setSent(true)
  }
  return (
    <Dialog open title="Report a problem" onClose={onClose}>
      {isSent ? (
        <>
          <Notice tone="good" title="Thank you. Your report is with us, and we write to you when it is fixed." />
          <Button onClick={onClose}>Back to the page</Button>
        </>
      ) : (
        <form className={css.form} noValidate onSubmit={event => void submit(event)}>
          <FailureNotice error={error} />
          <Field label="What happened, and what did you want to do?" error={problem}>
            {input => <textarea {...input} rows={5} maxLength={3800} value={text} onChange={event => setText(event.target.value)} />}
          </Field>
          <Field label="A picture of the screen, if you like">
            {input => (
              <input {...input} type="file" accept="image/png,image/jpeg,image/webp" onChange={event => void choose(event.target.files?.[0])} />
            )}
          </Field>
          <p>
            Sent along: this page’s address ({route}), the program’s build ({build}), your browser, and its last error messages. Passwords and sign-in
            codes are taken out.
          </p>
          <Button type="submit" look="main" busy={busy}>
            Send the report
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
