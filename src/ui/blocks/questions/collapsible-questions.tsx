import type { ReactNode } from 'react'
import css from './collapsible-questions.module.css'

interface CollapsibleQuestionsProps {
  readonly items: readonly { readonly title: string; readonly body: ReactNode }[]
}

/** Questions that open on their answers; the browser's search finds text in closed ones. */
export const CollapsibleQuestions = ({ items }: CollapsibleQuestionsProps) => (
  <div className={css.questions}>
    {items.map(({ title, body }) => (
      <details key={title} className={css.question}>
        <summary>{title}</summary>
        <div className={css.answer}>{body}</div>
      </details>
    ))}
  </div>
)
