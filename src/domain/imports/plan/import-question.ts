import { leaveOut } from '../columns/mapping'

/**
 * Something that a file leaves in doubt and that only a person can tell, such as which part of a name comes first. It is asked in the dry
 * run where rows of the file are in doubt; without an answer these rows are not written.
 */
export interface ImportQuestion {
  /** Also the code of the reason why a row in doubt is not written. */
  readonly name: string
  readonly asks: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /**
   * For which later files the answer is given in advance: those with the same columns, those of the same edition among them, or none, where
   * it is about the records of this very file.
   */
  readonly holdsFor: 'columns' | 'edition' | 'file'
  /** What leaving the rows out means, where they are not rows of the file. */
  readonly leaves?: string
}

/** The chosen value, by the name of the question. `leaveOut` leaves the rows in doubt out. */
export type Answers = Readonly<Record<string, string>>

/** A row in doubt: the cell, and what each choice would make of it. */
export interface Doubt {
  readonly question: string
  readonly cell: string
  readonly readings: Readonly<Record<string, string>>
}

/** A question about a file, with examples of this very file. */
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
