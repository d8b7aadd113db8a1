import type { CSSProperties } from 'react'
import type { Pictures } from '../../../domain/pictures/picture-service'
import type { ShownThing } from '../../../domain/private-shares/resolve-private-share.contract'
import { DocumentTitle } from '../../kit/document-title'
import { PageHead } from '../../kit/page-head'
import { Picture } from '../../kit/pictures/picture'
import css from './private.module.css'

interface SharedSheetProps {
  readonly sheet: Extract<ShownThing, { kind: 'sheet' }>
  readonly pictures: Pictures
}

/** A proof, an event or a statement: its facts, its text and its pictures. */
export const SharedSheet = ({ sheet: { over, title, facts, text, printed }, pictures }: SharedSheetProps) => (
  <article className={css.sheet}>
    <DocumentTitle specific={title} />
    <PageHead over={over} title={title} />
    <dl className={css.facts}>
      {facts.map(({ label, value }, i) => (
        <div key={i}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {text.map((paragraph, i) => (
      <p key={i}>{paragraph}</p>
    ))}
    {Object.entries(pictures).map(([id, { credit, ...picture }]) => (
      <figure
        key={id}
        className={printed && css.artwork}
        tabIndex={printed && 0}
        style={printed && ({ '--printed': `${printed.w}mm` } as CSSProperties)}
      >
        <Picture {...picture} />
        {credit && <figcaption>{credit}</figcaption>}
      </figure>
    ))}
  </article>
)
