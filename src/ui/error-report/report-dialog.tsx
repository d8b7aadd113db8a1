import { useState } from 'react'
import { longestShot, maxReport, reportBug } from '../../domain/bugs/report-bug.contract'
import { longText, optional, text } from '../../domain/shared/records/fields'
import { useApp } from '../app-services/app-context'
import { callAfterHydration } from '../app-services/call-after-hydration'
import { consoleTail } from '../app-services/console-tail'
import { buildInfo } from '../delivery/build-info'
import type { FieldInputProps } from '../forms/field-input-props'
import { Form, FormField, sentWords } from '../forms/form'
import { useForm } from '../forms/use-form'
import { Button } from '../kit/button'
import { Field } from '../kit/controls/field'
import { Dialog } from '../kit/feedback/dialog'
import { Notice } from '../kit/feedback/notice'
import css from './report-dialog.module.css'

interface ReportDialogProps {
  /** Full path of the page. */
  readonly route: string
  /** Number and cause of the error. */
  readonly about?: string | undefined
  readonly onClose: () => void
}

/** Page data is sent along with the message, so the message's limits are a little lower. */
const fields = {
  text: longText('What happened, and what did you want to do?', maxReport - 200),
  shot: optional(text('Screenshot', longestShot)),
}

/** Sends a bug report: address, build, browser and the end of the console, without tokens. */
export default function ReportDialog({ route, about, onClose }: ReportDialogProps) {
  const build = buildInfo(document)?.id ?? 'of the development server'
  const app = useApp()
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm({
    fields,
    initial: {},
    draft: 'bugs/report',
    check: ({ text: entered }) => ({ text: entered?.trim() ? undefined : 'Enter what happened.' }),
    submit: async ({ text: entered, shot }) => {
      const words = [entered.trim(), about].filter(Boolean).join('\n\n').slice(0, maxReport)
      const lines = consoleTail().slice(-8000)
      const report = { key, text: words, route: route.slice(0, 2048), build: build.slice(0, 60), device: deviceWords() }
      await callAfterHydration(app, async () => reportBug, { ...report, ...(lines && { console: lines }), ...(shot && { shot }) })
    },
  })
  return (
    <Dialog open title="Report a problem" onClose={onClose}>
      {form.state === 'saved' ? (
        <>
          <Notice tone="good" title="Thank you for your report. We will write to you when it is fixed." />
          <Button onClick={onClose}>Back to the page</Button>
        </>
      ) : (
        <div className={css.form}>
          <Form form={form} label="Send report" words={sentWords}>
            <FormField name="text" rows={5} />
            <FormField name="shot" label={fields.shot.label} input={ShotInput} />
            <p>
              Sent along: this page’s address ({route}), the program’s build ({build}), your browser, and its last error messages. Passwords and
              sign-in codes are taken out.
            </p>
          </Form>
        </div>
      )}
    </Dialog>
  )
}

function ShotInput({ field, error, onChange }: FieldInputProps) {
  const [isRefused, setRefused] = useState(false)
  const choose = async (file: File | undefined) => {
    const address = file && (await dataAddress(file))
    const fits = address === undefined || (address.length <= longestShot && /^data:image\/(png|jpeg|webp);/.test(address))
    setRefused(!fits)
    onChange(fits ? address : undefined)
  }
  const problem = isRefused && 'Choose a PNG, JPEG or WebP picture of at most 1 MB.'
  return (
    <Field label={field.label} error={problem || error}>
      {input => <input {...input} type="file" accept="image/png,image/jpeg,image/webp" onChange={event => void choose(event.target.files?.[0])} />}
    </Field>
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
