import { accessLevel } from '../../../../domain/accessibility/access-level'
import { accessSentence } from '../../../../domain/accessibility/access-sentence'
import type { SiteDetail } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { Picture } from '../../../kit/pictures/picture'
import css from './accessibility-info.module.css'

interface AccessibilityInfoProps {
  readonly detail: SiteDetail | null
  readonly facilities?: readonly string[]
}

/** How visitors get in: measured access, what to do at the door, the door from the street, and the facilities inside. */
export function AccessibilityInfo({ detail, facilities = [] }: AccessibilityInfoProps) {
  const { access: facts, doorNote, entrance } = detail ?? {}
  const level = accessLevel(facts)
  const unmeasured = facts || facilities.length === 0 ? 'The entrance has not been measured yet.' : undefined
  const sentences = [
    level ? `${accessSentence(level)}.` : unmeasured,
    facts?.parking && 'Accessible parking.',
    facts?.restroom && 'Accessible restroom.',
    facts?.note,
    doorNote && `At the door: ${doorNote}`,
  ].filter(Boolean)
  return (
    <section aria-labelledby="getting-in">
      <h2 id="getting-in">Getting in</h2>
      {sentences.map(sentence => (
        <p key={String(sentence)}>{sentence}</p>
      ))}
      {entrance && (
        <figure className={css.entrance}>
          <Picture {...entrance} sizes="(min-width: 60rem) 22rem, 100vw" />
          <figcaption>The entrance</figcaption>
        </figure>
      )}
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
