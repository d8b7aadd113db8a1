import userEvent from '@testing-library/user-event'

/** Enters the suggestion of an input's own list that answers to the words. */
export async function chooseSuggestion(input: HTMLElement, words: RegExp): Promise<void> {
  const { list } = input as HTMLInputElement
  const found = [...(list?.querySelectorAll('option') ?? [])].find(({ value }) => words.test(value))
  if (!found) throw new Error(`No suggestion answers to ${words}`)
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(found.value)
}
