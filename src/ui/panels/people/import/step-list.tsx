import styles from './import.module.css'
import { type ImportState, type Step, steps } from './import-steps'

const names: Readonly<Record<Step, string>> = {
  aim: 'For',
  files: 'Files',
  columns: 'Columns',
  check: 'Dry run',
  write: 'Write',
  publish: 'Publish',
}

/** Where in the wizard one is. */
export function StepList({ state }: { state: ImportState }) {
  const at = steps.indexOf(state.step)
  return (
    <ol className={styles.steps} aria-label="Steps of the import">
      {steps.map((step, i) => (
        <li key={step} data-done={i < at || undefined} aria-current={i === at ? 'step' : undefined}>
          {step === 'publish' && state.aim && state.aim.is !== 'edition' ? 'Done' : names[step]}
        </li>
      ))}
    </ol>
  )
}
