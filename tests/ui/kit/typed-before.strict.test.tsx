// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextField } from '../../../src/ui/kit/controls/text-field'

function Search() {
  const [text, setText] = useState('')
  return (
    <>
      <TextField label="Search" value={text} onChange={event => setText(event.target.value)} />
      <output>{text}</output>
    </>
  )
}

it('what is typed into a search before the program runs is searched for when it does', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Search />)
  place.querySelector('input')!.value = 'ceramics'
  const root = await act(async () => hydrateRoot(place, <Search />))
  expect(place.querySelector('input')!.value).toBe('ceramics')
  expect(place.querySelector('output')!.textContent).toBe('ceramics')
  act(() => root.unmount())
  place.remove()
})
