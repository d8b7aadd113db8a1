// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Checkbox, CheckboxGroup } from '../../../src/ui/kit/controls/checkbox'
import { Choice } from '../../../src/ui/kit/controls/choice'
import { RadioGroup } from '../../../src/ui/kit/controls/radio-group'
import { SearchSelect } from '../../../src/ui/kit/controls/search-select'
import { Select } from '../../../src/ui/kit/controls/select'
import { TextArea } from '../../../src/ui/kit/controls/text-area'
import { TextField } from '../../../src/ui/kit/controls/text-field'

type Draw<V> = (value: V, onChange: (value: V) => void) => ReactNode

function Held<V>({ first, draw }: { readonly first: V; readonly draw: Draw<V> }) {
  const [value, setValue] = useState(first)
  return (
    <>
      {draw(value, setValue)}
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

/** What the component knows after its prerendered HTML was hydrated, if `enter` used the HTML before. */
async function knownAfter<V>(first: V, draw: Draw<V>, enter: (place: HTMLElement) => void): Promise<unknown> {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Held first={first} draw={draw} />)
  enter(place)
  const root = await act(async () => hydrateRoot(place, <Held first={first} draw={draw} />))
  const known = JSON.parse(place.querySelector('output')!.textContent)
  act(() => root.unmount())
  place.remove()
  return known
}

const type = (text: string) => (place: HTMLElement) => {
  place.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea')!.value = text
}
const press =
  (...labels: readonly string[]) =>
  (place: HTMLElement) => {
    for (const label of place.querySelectorAll('label')) if (labels.includes(label.textContent)) label.click()
  }
const options = ['Prints', 'Guides', 'Gifts'].map(label => ({ value: label.toLowerCase(), label }))

it('what is typed before the program runs is taken when it does', async () => {
  expect(
    await knownAfter('', (value, set) => <TextField label="Search" value={value} onChange={event => set(event.target.value)} />, type('clay')),
  ).toBe('clay')
  expect(await knownAfter('', (value, set) => <TextArea label="Words" value={value} onChange={event => set(event.target.value)} />, type('Hi'))).toBe(
    'Hi',
  )
  const find: Draw<string | null> = (value, set) => <SearchSelect label="Find" options={options} value={value} onChange={set} />
  expect(await knownAfter(null, find, type('Guides'))).toBe('guides')
})

it('what is chosen before the program runs is taken when it does', async () => {
  const select: Draw<string> = (value, set) => (
    <Select label="Kind" options={options} value={value} onChange={event => set(event.currentTarget.value)} />
  )
  expect(await knownAfter('prints', select, type('gifts'))).toBe('gifts')
  const box: Draw<boolean> = (value, set) => <Checkbox label="Free" checked={value} onChange={event => set(event.currentTarget.checked)} />
  expect(await knownAfter(false, box, press('Free'))).toBe(true)
  expect(await knownAfter(true, box, press('Free'))).toBe(false)
  const one: Draw<string> = (value, set) => <RadioGroup label="Kind" choices={options} value={value} onChange={set} />
  expect(await knownAfter('', one, press('Guides'))).toBe('guides')
  expect(await knownAfter('none of them', one, () => {})).toBe('none of them')
})

it.each<[string, Draw<readonly string[]>]>([
  ['chips', (value, set) => <Choice legend="Kinds" several options={options} value={value} onChange={set} />],
  ['boxes', (value, set) => <CheckboxGroup label="Kinds" choices={options} value={value} onChange={set} />],
])('all %s that are chosen or given up before the program runs are so when it does', async (_, group) => {
  expect(await knownAfter([], group, press('Guides', 'Gifts'))).toEqual(['guides', 'gifts'])
  expect(await knownAfter(['prints', 'gifts'], group, press('Prints'))).toEqual(['gifts'])
  expect(await knownAfter(['prints', 'gifts'], group, () => {})).toEqual(['prints', 'gifts'])
})

it('one chip of several that exclude each other', async () => {
  const chips: Draw<readonly string[]> = (value, set) => <Choice legend="Kind" options={options} value={value} onChange={set} />
  expect(await knownAfter(['prints'], chips, press('Gifts'))).toEqual(['gifts'])
})
