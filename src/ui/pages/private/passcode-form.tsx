import { text } from '../../../domain/shared/records/fields'
import { Form, workingWords } from '../../forms/form'
import { useForm } from '../../forms/use-form'
import { Notice } from '../../kit/feedback/notice'
import css from './private.module.css'

const fields = { passcode: text('Passcode', 64) }

interface PasscodeFormProps {
  /** Whether the last passcode was wrong. */
  readonly isWrong: boolean
  readonly enter: (passcode: string) => Promise<void>
}

export function PasscodeForm({ isWrong, enter }: PasscodeFormProps) {
  const form = useForm({ fields, initial: {}, guards: false, submit: ({ passcode }) => enter(passcode) })
  return (
    <div className={css.passcode}>
      {isWrong && <Notice tone="bad">This passcode is wrong. Check it, then enter it again.</Notice>}
      <Form form={form} label="Open the link" words={workingWords('Opening…')} />
    </div>
  )
}
