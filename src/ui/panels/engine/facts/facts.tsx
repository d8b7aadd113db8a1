import type { ReactNode } from 'react'
import css from './facts.module.css'

/** A label, and what is known under it. */
export type Fact = readonly [label: string, value: ReactNode]

/** What is known of something, in two columns. What is not known is left out. */
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
