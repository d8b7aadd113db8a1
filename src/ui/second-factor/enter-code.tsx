import { useEffect, useRef } from 'react'
import { plainCode, secondFactorFields } from '../../domain/accounts/second-factor/second-factor-fields'
import { Form, FormField, workingWords } from '../forms/form'
import { useForm } from '../forms/use-form'
import { Dialog } from '../kit/feedback/dialog'
import { CodeInput } from './code-input'
import css from './second-factor.module.css'

interface EnterCodeProps {
  /** Submits the code; a failure is shown above the field, which keeps the input. */
  readonly give: (code: string) => Promise<void>
  readonly onClose: () => void
}

const fields = { code: secondFactorFields.code }

/** Asks for the current code of the authenticator app. */
export default function EnterCode({ give, onClose }: EnterCodeProps) {
  const box = useRef<HTMLDivElement>(null)
  const form = useForm({ fields, guards: false, initial: {}, submit: async ({ code }) => give(plainCode(code)) })
  const { error } = form
  useEffect(() => {
    const input = box.current?.querySelector<HTMLInputElement>('[name=code]')
    input?.focus()
    if (error !== undefined) input?.select()
  }, [error])
  return (
    <Dialog open title="Enter the code" onClose={onClose}>
      <div ref={box} className={css.form}>
        <p>Open the authenticator app on your phone and enter the six digits that it shows for this site.</p>
        <Form form={form} label="Continue" words={workingWords('One moment…')}>
          <FormField name="code" input={CodeInput} />
        </Form>
        <p className={css.quiet}>
          Lost the phone, or the app? Ask a superadmin to remove the code from your account. They find your name under Staff roles.
        </p>
      </div>
    </Dialog>
  )
}
