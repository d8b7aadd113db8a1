import { useLiveQuery } from '../../app-services/app-context'
import { LinkButton } from '../../kit/button'
import { clockQueries } from '../../queries/clock.queries'
import { offerQueries } from '../../queries/offer.queries'
import { sectionQueries } from '../../queries/section.queries'
import { siteQueries } from '../../queries/site.queries'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { LevelCards } from '../membership/level-cards'
import { PerkList } from '../membership/perk-list'
import { useToday } from '../membership/use-today'
import css from './artlover.module.css'
import { SectionFrame } from './section-frame'
import { SectionLanding } from './section-landing'
import { SectionPages } from './section-pages'

export const data = ({ app }: Visit) => [
  sectionQueries(app).section('artlover'),
  offerQueries(app).memberships(),
  siteQueries(app).organisation(),
  clockQueries(app).now(),
]

/** For art lovers: the levels and their perks, then the pages of the section. */
export default function ArtLoverPage() {
  const { app, path } = useRouteVisit()
  const section = useLiveQuery(sectionQueries(app).section('artlover'))
  const { products, perks } = useLiveQuery(offerQueries(app).memberships())
  const today = useToday()
  const product = products.find(({ audience }) => audience === 'artlover')
  return (
    <SectionFrame slug="artlover" section={section} path={path}>
      <SectionLanding
        slug="artlover"
        section={section}
        goesOn={product !== undefined}
        live={{
          levels: product && <Levels product={product} />,
          perks: product && <PerkList perks={perks} product={product} today={today} />,
          pages: <SectionPages slug="artlover" section={section} />,
        }}
      />
    </SectionFrame>
  )
}

const Levels = ({ product }: Pick<Parameters<typeof LevelCards>[0], 'product'>) => (
  <section className={css.part} aria-labelledby="levels">
    <h2 id="levels">{product.name}</h2>
    <LevelCards product={product} />
    <p>
      <LinkButton to={`/${product.routeKey}membership`}>Compare levels and join</LinkButton>
    </p>
  </section>
)
