import { maxReason } from '../../../../domain/shared/functions/reason'
import { longText } from '../../../../domain/shared/records/fields'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/feedback/dialog'

interface ExportReasonProps {
  /** How many there are, in words. */
  readonly rows: string
  /** Minimum number of characters. */
  readonly least: number
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why columns that identify people are exported. */
export default function ExportReason({ rows, least, onReason, onClose }: ExportReasonProps) {
  const form = useForm({
    fields: { reason: { ...longText('Reason', maxReason), min: least, help: `At least ${least} characters` } },
    initial: {},
    submit: async ({ reason }) => onReason(reason.trim()),
  })
  const title = `Export ${rows} rows`
  return (
    <Dialog open title={title} onClose={onClose}>
      <p>These columns identify people. We log who exports them and why.</p>
      <Form form={form} label={title} marks="required" words={workingWords('Exporting…')} acts={<Button onClick={onClose}>Cancel</Button>}>
        <FormField name="reason" rows={2} />
      </Form>
    </Dialog>
  )
}
