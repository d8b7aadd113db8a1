import { officeRows } from './panels/office-rows'
import { publicRows } from './public-rows'
import type { Row } from './routing/row'

/** THE route table: every address of the product. What stands nowhere here is a 404. */
export const rows: readonly Row[] = [...publicRows, ...officeRows]
