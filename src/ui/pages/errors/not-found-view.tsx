import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Anchor } from '../../kit/anchor'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/controls/text-field'
import { MapNumber } from '../../kit/map-number'
import { PageHead } from '../../kit/page-head'
import css from './error-page.module.css'
import { useSuggestions } from './use-suggestions'

/** The 404 page: names the address, suggests similar ones and offers to search. */
export default function NotFoundView({ message, path }: { readonly message: string; readonly path: string }) {
  const suggestions = useSuggestions(path)
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
      {suggestions.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest" className={css.small}>
            Did you mean
          </h2>
          <ul className={css.nearest}>
            {suggestions.map(({ to, label }) => (
              <li key={to}>
                <Anchor to={to}>
                  <bdi>{label}</bdi>
                </Anchor>{' '}
                {label !== to && <span>{to}</span>}
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
