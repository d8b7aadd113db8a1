import type { ContactMessage } from '../../../../domain/contact-form/contact-messages.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Time } from '../../../kit/time/time'
import { peopleQueries } from '../../../queries/people.queries'
import { usePanelContext } from '../../engine/use-panel-context'
import css from './message-view.module.css'

/** The message, the colleague who answers it, and the answers. */
export function MessageView({ row: { text, assigneeId, answers = [] } }: { readonly row: ContactMessage }) {
  const { tz } = usePanelContext()
  const colleagues = useLiveQuery(peopleQueries(useApp()).colleagues())
  const nameOf = (id: string) => colleagues.find(({ personId }) => personId === id)?.name ?? 'a former colleague'
  return (
    <div className={css.message}>
      <blockquote>{text}</blockquote>
      {assigneeId !== undefined && <p>Assigned to {nameOf(assigneeId)}</p>}
      {answers.map(({ at, by, text: answer }) => (
        <section key={at.getTime()} aria-label={`Answer by ${nameOf(by)}`}>
          <p>
            {nameOf(by)}, <Time at={at} tz={tz} short />
          </p>
          <blockquote>{answer}</blockquote>
        </section>
      ))}
    </div>
  )
}
