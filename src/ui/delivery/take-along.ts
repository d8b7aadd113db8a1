import { flushSync } from 'react-dom'
import { lateParts } from './lazy-after-hydration'

declare global {
  /** Fields in which something was entered, and buttons that were pressed, before React took over their part of the page (index.html). */
  const early: Set<Element>
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/** How long a part of the new document may take to come, on a slow phone too, and how often it is looked for. Milliseconds. */
const patience = 20_000
const pause = 50
/** How long the document stands while what is drawn late comes. */
const longestStand = 6000

/**
 * Draws the document anew, for another address or other data than its own, and enters and presses there what was entered and pressed before. A
 * control is found by its name; of several with one name none is taken.
 */
export async function takeAlong(draw: () => void): Promise<void> {
  if (document.querySelector('h1')) await Promise.race([allParts(), rest(longestStand)])
  const kept = [...early].filter(isControl).map(control => ({ control, name: nameOf(control) }))
  const focused = document.activeElement
  // At once, so that nothing can be entered into the old document meanwhile.
  flushSync(draw)
  await Promise.all(kept.filter(({ control }) => !isButton(control)).map(one => takeOne(one, focused)))
  const pressed = kept.findLast(({ control }) => isButton(control))
  if (!pressed) return
  // React has what was entered in the next turn.
  await new Promise(resolve => setTimeout(resolve))
  ;(await successorOf(pressed))?.click()
}

/**
 * Enters again what was entered into a part of a hydrated document that React draws anew all the same: it does so if what the part shows changes
 * before the part is downloaded.
 */
export async function takeFieldsAlong(): Promise<void> {
  const fields = [...early].filter(isControl).filter(control => !isButton(control))
  early.clear()
  await Promise.all(fields.map(control => takeOne({ control, name: nameOf(control) })))
}

interface Entered {
  readonly control: Control
  readonly name: string
}

async function takeOne(entered: Entered, focused?: Element | null): Promise<void> {
  const successor = await successorOf(entered)
  if (!successor) return
  enter(entered.control, successor)
  if (entered.control === focused) successor.focus()
}

/** Downloads what is drawn late, and what comes with that, so that nothing that stands in the document is gone until it has come. */
async function allParts(): Promise<void> {
  const begun = new Set<unknown>()
  for (;;) {
    const next = lateParts.filter(part => !begun.has(part))
    if (next.length === 0) return
    await Promise.allSettled(next.map(part => begun.add(part) && part.ahead()))
  }
}

const rest = (time: number) => new Promise(resolve => setTimeout(resolve, time))

const isButton = (control: Control) => control instanceof HTMLButtonElement

const isControl = (element: Element): element is Control => 'labels' in element

const isChoice = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox'

/** Of a field that is gone already, browsers tell no label. */
const labelOf = (control: Control): Element | null | undefined =>
  control.labels?.[0] ?? (control.id === '' ? null : (control.getRootNode() as Element).querySelector(`label[for="${CSS.escape(control.id)}"]`))

function nameOf(control: Control): string {
  const words = labelOf(control)?.textContent ?? control.textContent
  return [control.tagName, control.type, control.ariaLabel, words, isChoice(control) && control.value].join()
}

/** React marks what it hydrates, and reports then by itself what was entered (`use-before-hydration.ts`). */
const isHydrated = (control: Control) => Object.keys(control).some(key => key.startsWith('__reactProps'))

/** What stands in its place once it is gone; nothing if React hydrates it, or another page is opened. */
async function successorOf({ control, name }: Entered): Promise<Control | undefined> {
  const { pathname } = location
  for (let waited = 0; waited < patience; waited += pause) {
    if (waited > 0) await rest(pause)
    if (isHydrated(control) || location.pathname !== pathname) return undefined
    const alike = control.isConnected ? [] : [...document.querySelectorAll<Control>(control.tagName)].filter(one => nameOf(one) === name)
    if (alike.length > 0) return alike.length === 1 ? alike[0] : undefined
  }
  return undefined
}

function enter(before: Control, into: Control): void {
  if (isChoice(before) && isChoice(into)) {
    if (before.checked !== into.checked) into.click()
    return
  }
  // React keeps a property of its own on the element, which would hide the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(into), 'value')?.set?.call(into, before.value)
  for (const type of ['input', 'change']) into.dispatchEvent(new Event(type, { bubbles: true }))
}
