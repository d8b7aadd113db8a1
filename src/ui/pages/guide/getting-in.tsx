import type { AccessFacts } from '../../../domain/guide/access-facts'
import { accessLevel } from '../../../domain/guide/access-level'
import { accessSentence } from '../../../domain/guide/access-sentence'
import css from './getting-in.module.css'

interface GettingInProps {
  readonly facts: AccessFacts | undefined
  readonly facilities: readonly string[]
}

/** How one gets in, as measured, and what there is inside. */
export function GettingIn({ facts, facilities }: GettingInProps) {
  const level = accessLevel(facts)
  const sentences = [
    level ? `${accessSentence(level)}.` : 'Nobody has measured the way in yet.',
    facts?.parking && 'Accessible parking.',
    facts?.restroom && 'Accessible restroom.',
    facts?.note,
  ].filter(Boolean)
  if (!level && facilities.length > 0 && !facts) sentences.shift()
  return (
    <section aria-labelledby="getting-in">
      <h2 id="getting-in">Getting in</h2>
      {sentences.map(sentence => (
        <p key={String(sentence)}>{sentence}</p>
      ))}
      {facilities.length > 0 && (
        <ul className={css.facilities}>
          {facilities.map(facility => (
            <li key={facility}>{facility}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
