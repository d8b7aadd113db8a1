import css from './quotation.module.css'

interface QuotationProps {
  readonly text: string
  readonly who?: string | undefined
  readonly role?: string | undefined
}

export const Quotation = ({ text, who, role }: QuotationProps) => (
  <figure className={css.quotation}>
    <blockquote>“{text}”</blockquote>
    {(who || role) && (
      <figcaption>
        {who && <strong>{who}</strong>}
        {who && role && ', '}
        {role}
      </figcaption>
    )}
  </figure>
)
