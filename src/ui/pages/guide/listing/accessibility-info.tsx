import type { AccessFacts } from '../../../../domain/accessibility/access-facts'
import { accessLevel } from '../../../../domain/accessibility/access-level'
import { accessSentence } from '../../../../domain/accessibility/access-sentence'
import css from './accessibility-info.module.css'

interface GettingInProps {
  readonly facts: AccessFacts | undefined
  readonly facilities: readonly string[]
}

/** Measured access and the facilities inside. */
export function AccessibilityInfo({ facts, facilities }: GettingInProps) {
  const level = accessLevel(facts)
  const sentences = [
    level ? `${accessSentence(level)}.` : 'The entrance has not been measured yet.',
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
