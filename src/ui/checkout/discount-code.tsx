import { text } from '../../domain/shared/records/fields'
import { Form, FormField } from '../forms/form'
import { useForm } from '../forms/use-form'
import { Button } from '../kit/button'
import css from './checkout.module.css'

const fields = { code: text('Discount code', 40) }

interface DiscountCodeProps {
  /** The entered code. */
  readonly code: string | undefined
  /** Why it does not apply. */
  readonly problem: string | undefined
  readonly onEnter: (code: string | undefined) => void
}

/** Enters or removes a discount code. The totals show the discount. */
export default function DiscountCode({ code, problem, onEnter }: DiscountCodeProps) {
  const form = useForm({
    fields,
    initial: {},
    guards: false,
    resets: true,
    submit: async ({ code: entered }) => onEnter(entered.trim()),
  })
  if (code === undefined)
    return (
      <Form form={form} look="plain" label="Use this code" title="Use a discount code" worksOffline words={{}}>
        <FormField name="code" autoComplete="off" />
      </Form>
    )
  return (
    <div className={css.code}>
      <p role={problem === undefined ? undefined : 'alert'}>{problem ?? `Discount code ${code}`}</p>
      <Button size="s" onClick={() => onEnter(undefined)}>
        Remove the code
      </Button>
    </div>
  )
}
