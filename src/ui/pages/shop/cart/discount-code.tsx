import { text } from '../../../../domain/shared/records/fields'
import { enterCode, useCartCode } from '../../../app-services/stored-cart'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import css from './cart.module.css'

const fields = { code: text('Discount code', 40) }

/** Entering a discount code, and removing it again. What it takes off is in the sums. */
export function DiscountCode({ problem }: { readonly problem: string | undefined }) {
  const code = useCartCode()
  const form = useForm({
    fields,
    initial: {},
    guards: false,
    resets: true,
    submit: async ({ code: entered }) => enterCode(entered.trim()),
  })
  if (code === undefined)
    return (
      <Form form={form} label="Use this code" title="Use a discount code" needsChange worksOffline words={{}}>
        <FormField name="code" autoComplete="off" />
      </Form>
    )
  return (
    <div className={css.code}>
      <p role={problem === undefined ? undefined : 'alert'}>{problem ?? `Discount code ${code}`}</p>
      <Button size="s" onClick={() => enterCode(undefined)}>
        Remove the code
      </Button>
    </div>
  )
}
