import { perksOf } from '../../../domain/memberships/level-perks'
import type { MembershipProduct, Perk } from '../../../domain/memberships/offered-memberships'
import { FramedPicture } from '../../blocks/framed-picture'
import { CollapsibleQuestions } from '../../blocks/questions/collapsible-questions'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../delivery/when-hydrated'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { DocumentTitle } from '../../kit/document-title'
import { Skeleton } from '../../kit/feedback/skeleton'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import { LevelCards } from './level-cards'
import { LevelPerks } from './level-perks'
import css from './membership.module.css'
import { PerkList } from './perk-list'

const JoinBlock = lazyAfterHydration(() => import('./joining/join-block'))

interface MembershipViewProps {
  readonly product: MembershipProduct
  readonly perks: readonly Perk[]
  readonly today: string
  readonly others: readonly MembershipProduct[]
  /** The address for questions that this page cannot solve. */
  readonly email: string | undefined
}

/** One membership: its levels, perks, questions, and how to join. */
export function MembershipView({ product, perks, today, others, email }: MembershipViewProps) {
  const compared = perksOf(product, perks, today)
  return (
    <PageFrame>
      <DocumentTitle specific={product.name} />
      <div className={css.top}>
        <PageHead over={product.name} title={product.headline} lead={product.summary} />
        {product.picture && <FramedPicture picture={product.picture} first />}
      </div>
      <section className={css.part} aria-labelledby="levels">
        <h2 id="levels">{product.levels.length === 1 ? 'What it costs' : 'Compare the levels'}</h2>
        <LevelCards product={product}>
          {level => (
            <>
              {compared.length > 0 && <LevelPerks perks={compared} level={level} />}
              {product.levels.length > 1 && (
                <p className={css.choose}>
                  <LinkButton to={`/${product.routeKey}membership?level=${level.key}#join`}>Choose {level.name}</LinkButton>
                </p>
              )}
            </>
          )}
        </LevelCards>
      </section>
      <section className={css.join} aria-labelledby="join">
        <h2 id="join">Join or renew</h2>
        <div>
          {product.eligibility && (
            <p>
              <strong>Who may join.</strong> {product.eligibility}
            </p>
          )}
          <p>
            Your membership begins on the day your payment arrives; a renewal follows the term that you have. After it ends, you have{' '}
            {product.graceDays} days to renew before your perks stop.
          </p>
          <WhenHydrated fallback={<Skeleton height="24rem" />}>
            <JoinBlock product={product} email={email} />
          </WhenHydrated>
        </div>
      </section>
      <PerkList perks={perks} product={product} today={today} />
      {product.questions.length > 0 && (
        <section className={css.part} aria-labelledby="questions">
          <h2 id="questions">Questions</h2>
          <CollapsibleQuestions items={product.questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))} />
        </section>
      )}
      {others.length > 0 && (
        <nav className={css.others} aria-label="Other memberships">
          <span>Or perhaps</span>
          {others.map(({ routeKey, name }) => (
            <Anchor key={routeKey} to={`/${routeKey}membership`}>
              {name}
            </Anchor>
          ))}
        </nav>
      )}
    </PageFrame>
  )
}
