import type { ReactNode } from 'react'
import css from './facts.module.css'

export type Fact = readonly [label: string, value: ReactNode]

/** Labels and values in two columns. Empty values are left out. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts
      .filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
