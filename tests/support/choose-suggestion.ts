import userEvent from '@testing-library/user-event'

/** Enters the option of the input's `datalist` that contains these words. */
export async function chooseSuggestion(input: HTMLElement, words: RegExp): Promise<void> {
  const { list } = input as HTMLInputElement
  const found = [...(list?.querySelectorAll('option') ?? [])].find(({ value }) => words.test(value))
  if (!found) throw new Error(`No suggestion answers to ${words}`)
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(found.value)
}
