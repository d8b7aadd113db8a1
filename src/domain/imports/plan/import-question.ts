import { leaveOut } from '../columns/column-mapping'

/**
 * An ambiguity in a file that only a person can resolve, such as which part of a name comes first. The dry run asks it if rows of the file
 * are affected; without an answer these rows are not written.
 */
export interface ImportQuestion {
  /** Also the reason code of an affected row that is not written. */
  readonly name: string
  readonly asks: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /**
   * For which later files the answer is reused: those with the same columns; those for the same edition too; or none, if it is about the
   * records of this file.
   */
  readonly holdsFor: 'columns' | 'edition' | 'file'
  /** What leaving the rows out means, if they are not rows of the file. */
  readonly leaves?: string
}

/** The chosen value, by the name of the question. `leaveOut` leaves the rows in doubt out. */
export type Answers = Readonly<Record<string, string>>

/** An ambiguous row: the cell, and what each choice would make of it. */
export interface Doubt {
  readonly question: string
  readonly cell: string
  readonly readings: Readonly<Record<string, string>>
}

/** A question about a file, with examples from it. */
export interface AskedQuestion {
  name: string
  asks: string
  /** The number of rows in doubt. */
  rows: number
  answer?: string
  choices: { value: string; label: string; examples: { cell: string; reading: string }[] }[]
}

/** Rows that are shown with each choice. */
const examplesShown = 5

/** The questions that rows of a file leave open, or that were answered. */
export function askedQuestions(questions: readonly ImportQuestion[], doubts: readonly Doubt[], answers: Answers): AskedQuestion[] {
  return questions.flatMap(({ name, asks, choices, leaves = 'Leave these rows out' }) => {
    const here = doubts.filter(({ question }) => question === name)
    const some = [...new Map(here.map(doubt => [doubt.cell, doubt])).values()].slice(0, examplesShown)
    const answer = answers[name]
    if (here.length === 0) return []
    return [
      {
        name,
        asks,
        rows: here.length,
        ...(answer !== undefined && { answer }),
        choices: [
          ...choices.map(one => ({
            ...one,
            examples: some.flatMap(({ cell, readings }) => (readings[one.value] === undefined ? [] : [{ cell, reading: readings[one.value]! }])),
          })),
          { value: leaveOut, label: leaves, examples: [] },
        ],
      },
    ]
  })
}
