import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { samplePassword } from '../../src/adapters/memory/sample/people/sample-account'
import { write } from './drawing/write'
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

export async function fill(label: string | RegExp, words: string) {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  if (words !== '') await write(field, words)
}
