import type { Pictures } from '../../../domain/pictures/picture-service'
import type { ShownThing } from '../../../domain/private-shares/resolve-private-share.contract'
import { DocumentTitle } from '../../kit/document-title'
import { PageHead } from '../../kit/page-head'
import { Picture } from '../../kit/pictures/picture'
import css from './private.module.css'

interface SharedPacketProps {
  readonly packet: Extract<ShownThing, { kind: 'packet' }>
  readonly pictures: Pictures
}

/** The entries of a call without names, as its jury sees them. */
export const SharedPacket = ({ packet: { title, summary, criteria, entries }, pictures }: SharedPacketProps) => (
  <article className={css.sheet}>
    <DocumentTitle specific={title} />
    <PageHead over="Jury packet" title={title} lead={summary} />
    {criteria.length > 0 && (
      <section aria-labelledby="criteria">
        <h2 id="criteria">What you score</h2>
        <ul>
          {criteria.map(({ name, weight }) => (
            <li key={name}>
              {name} (weight {weight})
            </li>
          ))}
        </ul>
      </section>
    )}
    {entries.length === 0 && <p>There are no entries yet.</p>}
    {entries.map(({ id, title: name, statement, answers, imageIds }, i) => (
      <section key={id} className={css.facts} aria-labelledby={`entry-${i}`}>
        <h2 id={`entry-${i}`}>
          {i + 1}. {name}
        </h2>
        {statement?.split(/\n{2,}/).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
        <dl className={css.facts}>
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        {imageIds.map(image => pictures[image] && <Picture key={image} {...withoutCredit(pictures[image])} />)}
      </section>
    ))}
  </article>
)

function withoutCredit(shown: Pictures[string]) {
  const { credit: _, ...picture } = shown
  return picture
}
