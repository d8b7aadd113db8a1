import { use } from 'react'
import { Link } from '../../../routing/link'
import { TabParamsContext } from '../tab-params-context'
import css from './run.module.css'
import { type Chosen, RunForm, type Values } from './run-form'
import type { AnyRun } from './run-spec'

interface RunChoicesProps {
  readonly runs: readonly (readonly [name: string, kind: AnyRun])[]
  /** The run named by the address. */
  readonly open: string | undefined
  readonly enteredOf: (name: string, choose: Chosen) => Values
  readonly isBusy: boolean
  /** Resolves with whether it was accepted, which empties the form. */
  readonly onChosen: (name: string, kind: AnyRun, input: unknown) => Promise<boolean>
}

/** The available runs: a form for each, or one that fills the page. */
export function RunChoices({ runs, open, enteredOf, isBusy, onChosen }: RunChoicesProps) {
  const tab = use(TabParamsContext)
  const [only] = runs.length === 1 ? runs : runs.filter(([name]) => name === open)
  if (only && typeof only[1].choose === 'function') {
    const [name, kind] = only
    const Choose = kind.choose as Extract<AnyRun['choose'], (...args: never) => unknown>
    return <Choose onChosen={input => void onChosen(name, kind, input)} />
  }
  return (
    <div className={css.cards}>
      {runs.map(([name, kind], at) =>
        typeof kind.choose === 'function' ? (
          <section key={name} className={css.card}>
            <h2>
              <Link to={`?${new URLSearchParams({ ...tab, do: name })}`}>{kind.title}</Link>
            </h2>
            <p>{kind.purpose}</p>
          </section>
        ) : (
          <RunForm
            key={name}
            title={kind.title}
            purpose={kind.purpose}
            choose={kind.choose}
            entered={enteredOf(name, kind.choose)}
            label={kind.plan ? 'Preview changes' : kind.label}
            // One primary button a panel.
            look={at === 0 ? 'main' : 'plain'}
            isBusy={isBusy}
            onSubmit={input => onChosen(name, kind, input)}
          />
        ),
      )}
    </div>
  )
}
