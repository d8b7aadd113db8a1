import css from './run.module.css'

const steps = { choose: 'Choose', check: 'Dry run', run: 'Run', result: 'Result' } as const
const names = Object.keys(steps) as readonly (keyof typeof steps)[]

/** The current step of a run. */
export const RunSteps = ({ at }: { readonly at: keyof typeof steps }) => (
  <ol className={css.steps} aria-label="Steps">
    {names.map((name, n) => (
      <li key={name} data-done={n < names.indexOf(at) || undefined} aria-current={name === at ? 'step' : undefined}>
        {steps[name]}
      </li>
    ))}
  </ol>
)
