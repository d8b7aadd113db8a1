import type { ReactNode } from 'react'
import type { SetUpProgress } from '../../../queries/set-up.queries'

export interface StepProps {
  readonly progress: SetUpProgress
  /** Label of the button that saves the step. */
  readonly save: string
  /** Buttons beside it: leaving the step out. */
  readonly acts: ReactNode
  /** Called once the step is saved. */
  readonly onSaved: () => void
}
