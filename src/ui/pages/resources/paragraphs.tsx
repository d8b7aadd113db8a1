import css from './artist-resources.module.css'

/** Plain text; an empty line begins a paragraph. */
export const Paragraphs = ({ text }: { readonly text: string }) => (
  <div className={css.text}>
    {text.split(/\n\s*\n/).map((paragraph, n) => (
      <p key={n}>{paragraph}</p>
    ))}
  </div>
)
