import type { ReactNode } from 'react'
import css from './facts.module.css'

/** A list of texts is shown with one text per line. */
export type Fact = readonly [label: string, value: ReactNode | readonly string[]]

/** Labels and values in two columns. Empty values are left out. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts
      .filter(
        ([, value]) => value !== undefined && value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0),
      )
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{Array.isArray(value) ? value.map(line => <span key={String(line)}>{line}</span>) : value}</dd>
        </div>
      ))}
  </dl>
)
