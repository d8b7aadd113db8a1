import { LinkButton } from '../../kit/button'
import { PageFrame } from '../../layout/page-frame'
import css from './pending.module.css'

/** A planned page: says under its title what will be here, and what serves until then. */
export const PendingPage = ({ title, what }: { readonly title: string; readonly what: string }) => (
  <PageFrame>
    <div className={css.hanging}>
      <div className={css.empty} aria-hidden="true" />
      <div className={css.label}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={css.what}>Here will be {what}.</p>
        <p>This page is not ready yet. Until then, write to us.</p>
        <div className={css.ways}>
          <LinkButton to="/about/contact">Write to us</LinkButton>
          <LinkButton to="/" look="quiet">
            Back to the front page
          </LinkButton>
        </div>
      </div>
    </div>
  </PageFrame>
)
