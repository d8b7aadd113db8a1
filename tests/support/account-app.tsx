import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { samplePassword } from '../../src/adapters/memory/sample/people/sample-account'
import { type MemoryAppOptions, memoryApp } from './memory-app'

/** The application with its sample people, their password, and the links in their newest mails. */
export async function accountApp(path: string, options: MemoryAppOptions = {}) {
  const app = await memoryApp(options)
  const { world } = app
  const emailOf = (key: string) => {
    const person = world.localMode.people.find(someone => someone.key === key)
    if (!person) throw new Error(`nobody is ${key}`)
    return person.email
  }
  const page = await app.visit(path)
  return {
    ...app,
    page,
    emailOf,
    password: samplePassword,
    /** Path of the link in the newest mail to this address. */
    newestLink: (to: string) => world.localMode.state.outbox.find(mail => mail.to === to)?.link ?? 'no mail',
    pathOf: () => page.router.state.location.pathname + page.router.state.location.search,
  }
}

export const heading = () => document.querySelector('h1')?.textContent

/**
 * Fills a field as somebody does who pastes the words and types their end: all but the last character come at once, the last one by its key.
 * With a key for each, every letter drew the whole form anew; that a form takes them one by one is what tests/ui/forms proves.
 */
export async function fill(label: string | RegExp, words: string) {
  const user = userEvent.setup()
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  if (words === '') return
  await user.click(field)
  await user.paste(words.slice(0, -1))
  // Braces and brackets stand for keys with names, unless they are doubled.
  await user.keyboard(words.slice(-1).replace(/[{[]/, '$&$&'))
}
