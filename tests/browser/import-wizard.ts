import type { Page } from 'playwright-core'

export interface EditionToCreate {
  readonly year: string
  readonly name: string
  readonly city: string
  /** The name of the time zone in the list. */
  readonly zone: string
}

/** Operates the import wizard as a staff member would. */
export const importWizard = (page: Page) => ({
  async createEdition({ year, name, city, zone }: EditionToCreate): Promise<void> {
    await page.getByLabel('A new edition').check()
    await page.getByRole('textbox', { name: 'Year', exact: true }).fill(year)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await page.getByRole('textbox', { name: 'City', exact: true }).fill(city)
    const zones = page.getByRole('combobox', { name: 'Time zone' })
    // A zone named after the city is suggested at once.
    if ((await zones.inputValue()) !== zone) await zones.fill(zone)
    await page.getByRole('button', { name: 'Create it and choose files' }).click()
  },

  async dropFiles(...files: readonly (string | { name: string; mimeType: string; buffer: Buffer })[]): Promise<void> {
    await page.getByLabel('Files to import').setInputFiles(files as string[])
    await page.getByRole('button', { name: 'Look at the columns' }).click()
  },

  /** The counts of the dry run: new, changed, skipped, unreadable. */
  async dryRun(): Promise<readonly string[]> {
    await page.getByRole('button', { name: 'Dry run' }).click()
    await page.getByText('Nothing has been changed yet.').waitFor()
    return page.locator('dl dd').allInnerTexts()
  },

  /** Answers a question about the file; `counts` then follow. */
  async answer(choice: string): Promise<void> {
    await page.getByRole('radio', { name: choice }).check()
  },

  counts: (): Promise<readonly string[]> => page.locator('dl dd').allInnerTexts(),

  async write(): Promise<void> {
    await page.getByRole('button', { name: /^Write / }).click()
  },

  /** Waits for the end of the import; returns the result text. */
  async written(): Promise<string> {
    const next = page.getByRole('button', { name: /^(Next file|Go on to publish)$/ })
    await next.waitFor({ timeout: 240_000 })
    const words = await page.getByRole('status').filter({ hasText: 'rows written' }).innerText()
    await next.click()
    return words
  },

  /** Publishes the edition as the guide that visitors see first; if it is the only guide, it is first anyway. */
  async publish({ isOnly = false } = {}): Promise<string> {
    if (!isOnly) await page.getByRole('checkbox', { name: /^Make this the guide visitors see first/ }).check()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const words = page.getByRole('status').filter({ hasText: /listings with .* openings/ })
    await words.waitFor({ timeout: 120_000 })
    return words.innerText()
  },
})
