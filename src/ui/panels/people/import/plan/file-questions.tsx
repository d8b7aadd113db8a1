import { useId } from 'react'
import type { Answers, AskedQuestion } from '../../../../../domain/imports/plan/import-question'
import { counted } from '../../../../kit/counted'
import styles from './file-questions.module.css'

interface FileQuestionsProps {
  readonly questions: readonly AskedQuestion[]
  readonly answers: Answers
  /** The answers given for an earlier file with these columns. */
  readonly before: Answers
  readonly onAnswer: (answers: Answers) => void
}

/** Questions about a file that only a person can answer, each with example rows for every choice. */
export function FileQuestions({ questions, answers, before, onAnswer }: FileQuestionsProps) {
  if (questions.length === 0) return null
  const open = questions.filter(({ name }) => answers[name] === undefined)
  return (
    <section aria-label="Questions about this file" className={styles.questions}>
      <h4>Questions about this file</h4>
      {open.length > 0 && <p>The rows in doubt are written only after you answer.</p>}
      {questions.map(question => (
        <Question
          key={question.name}
          question={question}
          answer={answers[question.name]}
          before={before[question.name]}
          onAnswer={value => onAnswer({ ...answers, [question.name]: value })}
        />
      ))}
    </section>
  )
}

interface QuestionProps {
  readonly question: AskedQuestion
  readonly answer: string | undefined
  readonly before: string | undefined
  readonly onAnswer: (value: string) => void
}

function Question({ question: { asks, rows, choices }, answer, before, onAnswer }: QuestionProps) {
  const id = useId()
  return (
    <fieldset className={styles.question}>
      <legend>
        {asks} ({counted(rows, 'row')})
      </legend>
      {answer !== undefined && answer === before && <p>This was the answer the last time such a file came. Check that it is right for this one.</p>}
      {choices.map(({ value, label, examples }) => (
        <div key={value}>
          <label>
            <input
              type="radio"
              name={id}
              checked={answer === value}
              aria-describedby={examples.length > 0 ? `${id}-${value}` : undefined}
              onChange={() => onAnswer(value)}
            />
            {label}
          </label>
          {examples.length > 0 && (
            <ul id={`${id}-${value}`}>
              {examples.map(({ cell, reading }) => (
                <li key={cell}>{cell === reading ? `“${cell}”` : `“${cell}” is ${reading}`}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </fieldset>
  )
}
