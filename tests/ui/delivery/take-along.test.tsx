// @vitest-environment happy-dom
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lazyAfterHydration } from '../../../src/ui/delivery/lazy-after-hydration'
import { takeAlong, takeFieldsAlong } from '../../../src/ui/delivery/take-along'

let container: HTMLElement
let root: Root | undefined
const early = new Set<Element>()

beforeEach(() => {
  Object.assign(globalThis, { early })
  early.clear()
  container = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  root?.unmount()
  container.remove()
})

const fields = `
  <label>Name <input name="name"></label>
  <label>Email <input name="email"></label>
  <label><input type="checkbox" value="yes"> Write to me</label>
  <label>Search <input></label><label>Search <input></label>
  <button type="button">Send</button>`

/** What was entered in the prerendered document: these values, in this order, and this button. */
function entered(values: Readonly<Record<string, string>>, presses = false) {
  container.innerHTML = fields
  for (const [name, value] of Object.entries(values)) {
    const input = container.querySelector<HTMLInputElement>(`[name=${name}]`)!
    input.value = value
    input.focus()
    early.add(input)
  }
  if (presses) early.add(container.querySelector('button')!)
}

const sent: unknown[] = []
function Form() {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [mayWrite, setMayWrite] = useState(false)
  return (
    <>
      <label>
        Name <input name="name" value={name} onChange={event => setName(event.target.value)} />
      </label>
      <label>
        Email <input name="email" value={email} onChange={event => setEmail(event.target.value)} />
      </label>
      <label>
        <input type="checkbox" value="yes" checked={mayWrite} onChange={event => setMayWrite(event.target.checked)} /> Write to me
      </label>
      <label>
        Search <input />
      </label>
      <label>
        Search <input />
      </label>
      <button type="button" onClick={() => sent.push([name, email, mayWrite])}>
        Send
      </button>
    </>
  )
}
const draw = () => {
  root = createRoot(container)
  root.render(<Form />)
}

it('enters in the new document what was entered in the old one, and then presses the button once', async () => {
  entered({ name: 'Ada', email: 'ada@example.org' }, true)
  const box = container.querySelector<HTMLInputElement>('[type=checkbox]')!
  box.checked = true
  early.add(box)
  sent.length = 0
  await takeAlong(draw)
  expect(sent).toEqual([['Ada', 'ada@example.org', true]])
})

it('leaves the focus in the field where it was', async () => {
  entered({ name: 'Ada', email: 'ada@' })
  await takeAlong(draw)
  expect((document.activeElement as HTMLInputElement).name).toBe('email')
})

it('enters nothing where several fields have the name', async () => {
  entered({ name: 'Ada' })
  const search = container.querySelectorAll<HTMLInputElement>('label:not(:has([name])):not(:has([type])) input')[1]!
  search.value = 'clay'
  early.add(search)
  await takeAlong(draw)
  expect([...container.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Ada', '', 'yes', '', ''])
})

it('a document stands as it was drawn until all that is drawn late has come, and loses nothing of it meanwhile', async () => {
  let arrive: () => void = () => undefined
  const network = new Promise<void>(resolve => (arrive = resolve))
  const Late = lazyAfterHydration(async () => {
    await network
    return { default: () => <p>A map</p> }
  })
  container.innerHTML = '<h1>Map</h1><p>A map</p><label>Name <input name="name"></label>'
  const seen = new Set<boolean>()
  const look = () => seen.add(container.textContent.includes('A map'))
  new MutationObserver(look).observe(container, { childList: true, subtree: true })
  const done = takeAlong(() => {
    root = createRoot(container)
    root.render(
      <>
        <h1>Map, anew</h1>
        <Suspense fallback={null}>
          <Late />
        </Suspense>
        <Form />
      </>,
    )
  })
  await new Promise(resolve => setTimeout(resolve, 60))
  expect(container.textContent).toContain('MapA map')
  // Entered while it waits.
  const name = container.querySelector('input')!
  name.value = 'Ada'
  early.add(name)
  arrive()
  await done
  expect(container.textContent).toContain('Map, anewA map')
  expect([...seen]).toEqual([true])
  expect(container.querySelector('input')!.value).toBe('Ada')
})

it.each(['before', 'after'])('a hydrated document keeps what was chosen in a part that React draws anew, looked for %s that', async when => {
  let takes: Promise<void> | undefined
  interface Shown {
    readonly medium: string
    readonly studios: number
    readonly choose: (medium: string) => void
  }
  const Filters = ({ medium, studios, choose }: Shown) => (
    <div>
      <label htmlFor="medium">Medium</label>
      <select id="medium" value={medium} onChange={event => choose(event.target.value)}>
        <option value="">Any of {studios}</option>
        <option>Ceramics</option>
      </select>
    </div>
  )
  let arrive: (part: { default: ComponentType<Shown> }) => void = () => undefined
  const Late = lazy(() => new Promise<{ default: ComponentType<Shown> }>(resolve => (arrive = resolve)))
  function Page({ Part }: { readonly Part: ComponentType<Shown> }) {
    const [medium, choose] = useState('')
    const [studios, setStudios] = useState(12)
    return (
      <>
        <button type="button" onClick={() => setStudios(13)}>
          Update
        </button>
        <Suspense fallback={null}>
          <Part {...{ medium, studios, choose }} />
        </Suspense>
        <output>{medium}</output>
      </>
    )
  }
  container.innerHTML = renderToString(<Page Part={Filters} />)
  const before = container.querySelector('select')!
  before.value = 'Ceramics'
  early.add(before)
  root = hydrateRoot(container, <Page Part={Late as unknown as ComponentType<Shown>} />)
  await new Promise(resolve => setTimeout(resolve, 20))
  if (when === 'before') takes = takeFieldsAlong()
  flushSync(() => container.querySelector('button')!.click())
  takes ??= takeFieldsAlong()
  expect(before.isConnected).toBe(false)
  arrive({ default: Filters })
  await takes
  await expect.poll(() => container.querySelector('output')!.textContent).toBe('Ceramics')
  expect(container.querySelector('select')!.value).toBe('Ceramics')
})
