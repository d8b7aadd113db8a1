import user from '@testing-library/user-event'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

/**
 * Writes into a field as somebody does who pastes the words and types their end: all but the last character come at once, the last one by its
 * key. With a key for each, every letter drew the whole page anew; that a form takes them one by one is what tests/ui/forms proves.
 */
export async function write(field: Element, words: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(words.slice(0, -1))
  // Braces and brackets stand for keys with names, unless they are doubled.
  await userEvent.keyboard(words.slice(-1).replace(/[{[]/, '$&$&'))
}
