import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useDeferredValue, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { LiveQuery } from '../../../app-services/app-context'
import { useCountedSearch } from '../../../app-services/count-searches'
import { useEnteredBeforeHydration } from '../../../kit/controls/use-before-hydration'
import { counted } from '../../../kit/counted'
import { SubmitButton } from '../../../kit/submit-button'
import { Link } from '../../../routing/link'
import type { GuideLinks } from '../guide-links'
import css from './guide-search-box.module.css'
import { StudioRow } from './studio-row'
import { useGuideSearch } from './use-guide-search'

const shown = 6

interface GuideSearchBoxProps {
  /** Search index; fetched when the box gets focus, unless it is cached. */
  readonly known: LiveQuery<GuideIndex | null>
  readonly studios: number
  readonly links: GuideLinks
}

/** Finds a studio by name, number, medium, street or neighborhood as you type. */
export function GuideSearchBox({ known, studios, links }: GuideSearchBoxProps) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [when, setWhen] = useState<'idle' | 'now'>('idle')
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value)
    setWhen('now')
  }
  const input = useEnteredBeforeHydration<HTMLInputElement>({ value: text, onChange })
  const asked = useDeferredValue(text.trim())
  const { data: index } = useQuery({ ...known, enabled: when === 'now' })
  const search = useGuideSearch(index ?? undefined, when)
  const answer = search && asked !== '' ? search({ text: asked }) : undefined
  useCountedSearch('guide', asked, answer?.cards.length)
  const mapOf = (words: string) => links.maps(words === '' ? {} : { q: words })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What is looked up already may lag behind what was typed.
    void navigate(mapOf(text.trim()))
  }
  return (
    <search className={css.search}>
      <form className={css.line} onSubmit={submit}>
        <label htmlFor={id}>Find a studio</label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          placeholder="Name, number or street"
          value={text}
          onFocus={() => setWhen('now')}
          onChange={onChange}
        />
        <SubmitButton look="main">Search</SubmitButton>
      </form>
      <p role="status" className="visually-hidden">
        {answer && counted(answer.cards.length, 'studio')}
      </p>
      {answer && (
        <div className={css.answer}>
          {answer.cards.length === 0 ? (
            <p>
              No studio in this guide matches “{asked}”. <Link to={links.maps()}>See all {counted(studios, 'studio')}</Link>
            </p>
          ) : (
            <>
              <ul className={css.list}>
                {answer.cards.slice(0, shown).map(card => (
                  <li key={card.id}>
                    <StudioRow card={card} level={2} to={links.listing(card)}>
                      {[card.media.join(', '), card.address].filter(Boolean).join(' · ')}
                    </StudioRow>
                  </li>
                ))}
              </ul>
              <Link className={css.all} to={mapOf(asked)}>
                {answer.cards.length > shown ? `All ${counted(answer.cards.length, 'studio')} on the map` : 'See on the map'}
              </Link>
            </>
          )}
        </div>
      )}
    </search>
  )
}
