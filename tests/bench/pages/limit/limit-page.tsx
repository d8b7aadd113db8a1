import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, Outlet, type RouteObject } from 'react-router-dom'

/** The content: twelve cards and four stories, the same in every run. */
export const content = {
  title: 'A season of open doors',
  lead: 'Two weekends, twelve streets, and whoever is at home.',
  cards: Array.from({ length: 12 }, (_, i) => ({
    id: `c${i}`,
    when: `Sat ${i + 1} Oct, 11 am`,
    title: `Studio ${i + 1}`,
    place: `${10 + i} Harbor Street`,
    text: 'Clay, paper, river, garden, voice: a table with what was made this year, and coffee.',
  })),
  stories: Array.from({ length: 4 }, (_, i) => ({
    id: `s${i}`,
    title: `Story ${i + 1}`,
    text: 'Paint and thread, gallery and field, archive and room, colour and light, glass and harbor, garden and print. '.repeat(4),
  })),
}

export const contentKey = ['content']
const ways = ['Guide', 'Map', 'Artists', 'Calendar', 'Shop', 'About'].map(label => ({ label, to: `/${label.toLowerCase()}` }))

const Frame = () => (
  <>
    <header>
      {ways.map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </header>
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  </>
)

/** Every page has the same content under another title, so that a step to the next one draws as much as the first. */
function Page({ title }: { readonly title: string }) {
  const { data } = useSuspenseQuery<typeof content>({ queryKey: contentKey, queryFn: () => Promise.reject(), staleTime: Number.POSITIVE_INFINITY })
  return (
    <main>
      <h1>{title}</h1>
      <p>{data.lead}</p>
      <img src="/hero.svg" width="800" height="450" alt="" fetchPriority="high" />
      {data.cards.map(card => (
        <article key={card.id}>
          <time>{card.when}</time>
          <h2>{card.title}</h2>
          <p>{card.place}</p>
          <p>{card.text}</p>
        </article>
      ))}
      {data.stories.map(story => (
        <section key={story.id}>
          <h2>{story.title}</h2>
          <p>{story.text}</p>
        </section>
      ))}
    </main>
  )
}

export const routes: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      { path: '/', element: <Page key="/" title={content.title} /> },
      ...ways.map(({ label, to }) => ({ path: to, element: <Page key={to} title={label} /> })),
    ],
  },
]
