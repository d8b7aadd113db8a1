import type { AffectedPeople } from '../../../../domain/guide/clock/set-deadlines.contract'
import { reasonField } from '../../../../domain/shared/functions/reason'
import type { FieldMap } from '../../../../domain/shared/records/fields'
import { Form, savedWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { Dialog } from '../../../kit/feedback/dialog'
import css from './deadlines.module.css'

export interface Preview {
  readonly needsReason: boolean
  readonly affected: AffectedPeople
}

interface ConfirmDeadlinesProps {
  readonly preview: Preview
  readonly onAnswer: (reason: string | undefined) => Promise<void>
  readonly onClose: () => void
}

/** Shows whom the changed dates affect; once the call is open, asks for a reason. */
export function ConfirmDeadlines({ preview: { needsReason, affected }, onAnswer, onClose }: ConfirmDeadlinesProps) {
  const fields: FieldMap = needsReason ? { reason: reasonField('Reason for the change') } : {}
  const form = useForm({ fields, initial: {}, submit: ({ reason }) => onAnswer(reason as string | undefined) })
  const { total, people } = affected
  return (
    <Dialog open title="Change these deadlines?" onClose={onClose}>
      {total === 0 ? (
        <p>Nobody has a registration that these dates matter to.</p>
      ) : (
        <details open={total <= 20}>
          <summary>{counted(total, 'person has', 'people have')} a registration that these dates matter to</summary>
          <ul className={css.people}>
            {people.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          {total > people.length && <p>And {total - people.length} more.</p>}
        </details>
      )}
      <Form form={form} label="Change deadlines" marks="required" words={savedWords} acts={<Button onClick={onClose}>Cancel</Button>} />
    </Dialog>
  )
}
