import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, use } from 'react'
import { useNavigate } from 'react-router-dom'
import { ReservedPaths } from '../../../domain/shared/reserved-paths'
import { similarWords } from '../../../domain/slugs/similar-words'
import { useApp } from '../../app-services/app-context'
import { Anchor } from '../../kit/anchor'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/controls/text-field'
import { MapNumber } from '../../kit/map-number'
import { PageHead } from '../../kit/page-head'
import { siteQueries } from '../../queries/site.queries'
import { RouteTable } from '../../routing/route-table'
import css from './error-page.module.css'
import { useNearestArtists } from './use-nearest-artists'

/** The 404 page: names the address, suggests similar ones and offers to search. */
export default function NotFoundView({ message, path }: { readonly message: string; readonly path: string }) {
  const artists = useNearestArtists(path)
  const nearest = [...useNearest(path), ...artists]
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = String(new FormData(event.currentTarget).get('q'))
    void navigate({ pathname: '/sfosguide/maps', search: `?${new URLSearchParams({ q: asked })}` })
  }
  return (
    <div className={css.page}>
      <PageHead
        sign={<MapNumber n={404} size="xl" />}
        title={message}
        lead="There is nothing at this address. It may be mistyped, or the page was removed."
      />
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest" className={css.small}>
            Did you mean
          </h2>
          <ul className={css.nearest}>
            {nearest.map(to => (
              <li key={to}>
                <Anchor to={to}>{to}</Anchor>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form action="/sfosguide/maps" role="search" className={css.search} onSubmit={search}>
        <TextField label="Search the guide" type="search" name="q" help="A name, a number, a medium, a street" />
        <Button type="submit">Search</Button>
      </form>
      <p>
        <Anchor to="/">Back to the front page</Anchor>
      </p>
    </div>
  )
}

/** What the address service found for a one-segment address, or the most similar public addresses. */
function useNearest(path: string): readonly string[] {
  const rows = use(RouteTable)
  const known = useQueryClient().getQueryData(siteQueries(useApp()).address(path.slice(1)).queryKey)
  if (isMissing(known)) return known.nearest
  const wanted = path.slice(1)
  const others = new ReservedPaths(rows).suggested.filter(word => word !== wanted)
  return similarWords(wanted, others).map(word => `/${word}`)
}

const isMissing = (found: unknown): found is { readonly nearest: readonly string[] } =>
  typeof found === 'object' && found !== null && 'nearest' in found && Array.isArray(found.nearest)
