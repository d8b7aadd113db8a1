import { UnfilledPage } from '../../blocks/empty/unfilled-page'
import { LinkButton } from '../../kit/button'
import { PageHead } from '../../kit/page-head'
import css from './guide-frame.module.css'

/** Shown on guide pages before the first edition is published. */
export default function NoGuideYet({ title = 'The guide' }: { readonly title?: string }) {
  return (
    <div className={css.frame}>
      <PageHead title={title} />
      <UnfilledPage begins="guide" title="The next guide is being made" action={<LinkButton to="/">Go to the front page</LinkButton>}>
        Studios, weekends and the map appear here on the day the guide comes out.
      </UnfilledPage>
    </div>
  )
}
