import { publicRows } from '../../src/ui/public-rows'
import { isOpen } from '../../src/ui/routing/public-page'
import type { Row } from '../../src/ui/routing/row'

/** Where a row's page is written; Vite says it in the function that brings it, as long as the code runs unbundled. */
export function moduleOf({ path, page }: Row): string {
  const file = /"(\/src\/ui\/pages\/[^"]+)"/.exec(page.toString())?.[1]
  if (!file) throw new Error(`The page of ${path} is not brought by one import`)
  return file
}

/** Addresses of the public pages that every season has. */
export const fixedAddresses = (): readonly string[] =>
  publicRows.filter(row => isOpen(row) && row.payload && !row.path.includes(':')).map(({ path }) => path)

/** Pattern of every row that anybody may see → source of its page. */
export const pageModules = (): Readonly<Record<string, string>> => Object.fromEntries(publicRows.filter(isOpen).map(row => [row.path, moduleOf(row)]))
