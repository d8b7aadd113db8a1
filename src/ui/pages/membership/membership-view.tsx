import { perksOf } from '../../../domain/memberships/level-perks'
import type { MembershipProduct, Perk } from '../../../domain/memberships/offered-memberships'
import { FramedPicture } from '../../blocks/framed-picture'
import { Questions } from '../../blocks/questions'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { DocumentTitle } from '../../kit/document-title'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import { LevelCards } from './level-cards'
import { LevelPerks } from './level-perks'
import css from './membership.module.css'
import { PerkList } from './perk-list'

interface MembershipViewProps {
  readonly product: MembershipProduct
  readonly perks: readonly Perk[]
  readonly today: string
  readonly others: readonly MembershipProduct[]
  /** Email address for joining while payment is not possible here. */
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
        <LevelCards product={product}>{level => compared.length > 0 && <LevelPerks perks={compared} level={level} />}</LevelCards>
      </section>
      <section className={css.join} aria-labelledby="join">
        <h2 id="join">Join</h2>
        <div>
          {product.eligibility && (
            <p>
              <strong>Who may join.</strong> {product.eligibility}
            </p>
          )}
          <p>
            You cannot pay by card here yet. Write to us which level you want, and we answer with how to pay. Your membership begins on the day your
            payment arrives. After it ends, you have {product.graceDays} days to renew before your perks stop.
          </p>
          {email && (
            <p>
              <LinkButton look="main" size="l" to={`mailto:${email}?subject=${encodeURIComponent(product.name)}`}>
                Join by email
              </LinkButton>
            </p>
          )}
        </div>
      </section>
      <PerkList perks={perks} products={[product]} today={today} />
      {product.questions.length > 0 && (
        <section className={css.part} aria-labelledby="questions">
          <h2 id="questions">Questions</h2>
          <Questions items={product.questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))} />
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
