import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../delivery/when-hydrated'
import { DocumentTitle } from '../../kit/document-title'
import { Skeleton } from '../../kit/feedback/skeleton'
import { PageHead } from '../../kit/page-head'

const ContactForm = lazyAfterHydration(() => import('../../blocks/contact-form'))

/** The contact page of an organization that has not written its own. Mails, policies and errors lead there. */
export const ContactPage = () => (
  <article>
    <DocumentTitle specific="Contact" />
    <PageHead title="Contact" lead="Write to us. We answer by email." />
    <WhenHydrated fallback={<Skeleton height="24rem" />}>
      <ContactForm title="Write to us" />
    </WhenHydrated>
  </article>
)
