// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Checkbox, CheckboxGroup } from '../../../src/ui/kit/controls/checkbox'
import { Choice } from '../../../src/ui/kit/controls/choice'
import { RadioGroup } from '../../../src/ui/kit/controls/radio-group'
import { SearchField } from '../../../src/ui/kit/controls/search-field'
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

describe('a search beside filters that are hydrated later', () => {
  interface Asked {
    readonly text: string
    readonly kind: string
  }
  const Kinds = ({ kind, onKind }: { readonly kind: string; readonly onKind: (kind: string) => void }) => (
    <Select label="Kind" options={options} value={kind} onChange={event => onKind(event.currentTarget.value)} />
  )
  function Search({ Filters }: { readonly Filters: typeof Kinds }) {
    const [asked, setAsked] = useState<Asked>({ text: '', kind: 'prints' })
    return (
      <>
        <SearchField label="Search" value={asked.text} onChange={text => setAsked(before => ({ ...before, text }))} />
        <Suspense fallback={null}>
          <Filters kind={asked.kind} onKind={kind => setAsked(before => ({ ...before, kind }))} />
        </Suspense>
        <output>{JSON.stringify(asked)}</output>
      </>
    )
  }

  it.each(['before the program runs', 'before the filters are hydrated'])(
    'keeps text that is typed %s, and what was chosen beside it',
    async when => {
      const place = document.body.appendChild(document.createElement('div'))
      place.innerHTML = renderToString(<Search Filters={Kinds} />)
      const [input, select] = [place.querySelector('input')!, place.querySelector('select')!]
      const typed = (text: string) => {
        // Past React's own setter, as the browser does it.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      select.value = 'gifts'
      if (when === 'before the program runs') input.value = 'cl'
      let bring = () => {}
      const Filters = lazy(
        () =>
          new Promise<{ default: typeof Kinds }>(resolve => {
            bring = () => resolve({ default: Kinds })
          }),
      )
      const root = await act(async () => hydrateRoot(place, <Search Filters={Filters as unknown as typeof Kinds} />))
      await act(async () => typed('clay'))
      expect(input.value).toBe('clay')
      expect(select.isConnected).toBe(true)
      await act(async () => bring())
      expect(JSON.parse(place.querySelector('output')!.textContent)).toEqual({ text: 'clay', kind: 'gifts' })
      expect([input.value, select.value, select.isConnected]).toEqual(['clay', 'gifts', true])
      act(() => root.unmount())
      place.remove()
    },
  )
})
