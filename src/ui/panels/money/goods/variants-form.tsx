import { useState } from 'react'
import { Callables } from '../../../../domain/shared/functions/callables'
import { products } from '../../../../domain/shop/products.collection'
import { changeVariants } from '../../../../domain/shop/stock/change-variants.contract'
import { useService } from '../../../app-services/app-context'
import { Form } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import type { UnderRecordProps } from '../../engine/panel-spec'

const fields = { variants: products.fields.variants }
type Variants = UnderRecordProps<typeof products>['record']['variants']

/** Prices and stock of the variants. Orders change the stock meanwhile, so a callable applies only the entered difference. */
export default function VariantsForm({ record: { id, kind, file, variants, status, deletedAt } }: UnderRecordProps<typeof products>) {
  const [seen, setSeen] = useState(variants)
  // Whether the next stored version is the one just saved.
  const [follows, setFollows] = useState(false)
  const isOld = JSON.stringify(seen) !== JSON.stringify(variants)
  if (isOld && follows) {
    setSeen(variants)
    setFollows(false)
  }
  return (
    <>
      <h3>Variants and stock</h3>
      {status !== 'draft' && variants.length === 0 && <p>Nothing can be bought yet. Add a variant.</p>}
      {status !== 'draft' && kind === 'digital' && !file && <p>Nothing can be bought yet. Add the file.</p>}
      {isOld && !follows && (
        <Notice>
          This has changed since you opened it. A stock that you enter is counted from the numbers below.{' '}
          <Button size="s" onClick={() => setSeen(variants)}>
            Show what it is now
          </Button>
        </Notice>
      )}
      <Entered key={JSON.stringify(seen)} id={id} seen={seen} isReadOnly={deletedAt !== undefined} onSaved={() => setFollows(true)} />
    </>
  )
}

interface EnteredProps {
  readonly id: string
  readonly seen: Variants
  readonly isReadOnly: boolean
  readonly onSaved: () => void
}

function Entered({ id, seen, isReadOnly, onSaved }: EnteredProps) {
  const callables = useService(Callables)
  const form = useForm({
    fields,
    initial: { variants: seen },
    submit: async ({ variants }) => {
      await callables.call(changeVariants, { productId: id, seen: [...seen], variants: [...variants] })
    },
    onSaved,
  })
  return <Form form={form} label="Save variants and stock" title="Variants and stock" marks="required" needsChange isReadOnly={isReadOnly} />
}
