import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../kit/button'
import css from './menu-search.module.css'

/** The search in the menu of a narrow screen. A native form: before the program runs it leads to the same page. */
export function MenuSearch() {
  const id = useId()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    // On the page of the search itself no other page comes, which would close the menu.
    event.currentTarget.closest('header')?.querySelector('details[open]')?.removeAttribute('open')
    void navigate(text === '' ? '/artists/artsearch' : `/artists/artsearch?${new URLSearchParams({ q: text })}`)
  }
  return (
    <search className={css.search}>
      <form action="/artists/artsearch" onSubmit={submit}>
        <label htmlFor={id} className="visually-hidden">
          Search art and artists
        </label>
        <input id={id} name="q" type="search" autoComplete="off" placeholder="Search art and artists" />
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}
