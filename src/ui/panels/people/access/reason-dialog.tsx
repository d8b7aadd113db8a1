import { reasonField } from '../../../../domain/shared/functions/reason'
import { text } from '../../../../domain/shared/records/fields'
import { ActionDialog } from '../../engine/actions/action-dialog'

interface ReasonDialogProps {
  readonly title: string
  /** What will happen, in a sentence. */
  readonly what: string
  /** The words of the button that does it. */
  readonly act: string
  /** What else must be typed, letter by letter, before something that cannot be undone. */
  readonly typed?: { readonly label: string; readonly expected: string }
  readonly onAct: (reason: string, typed: string) => void
  readonly onClose: () => void
}

/** Asks why, before something is done to another person's access. */
export const ReasonDialog = ({ title, what, act, typed, onAct, onClose }: ReasonDialogProps) => (
  <ActionDialog
    title={title}
    label={act}
    question={{ what, fields: { reason: reasonField('Why'), ...(typed && { typed: text(typed.label, 254) }) } }}
    check={answer => ({
      typed: typed && answer['typed']?.trim().toLowerCase() !== typed.expected.toLowerCase() ? 'It is not the same.' : undefined,
    })}
    onAnswer={({ reason = '', typed: entered = '' }) => onAct(reason.trim(), entered.trim())}
    onClose={onClose}
  />
)
