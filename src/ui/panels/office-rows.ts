import { officeGuard } from '../routing/guard'
import type { Row } from '../routing/row'
import { catalogue } from './catalogue'

/** `/cpanel` and its panels, as rows of the route table; all behind the office's guard. */
export const officeRows: readonly Row[] = [
  { path: '/cpanel', title: 'Office', example: '/cpanel', guard: 'admin', page: () => import('./home/office-home.page') },
  ...catalogue.map(
    ({ slug, title, page }): Row => ({
      path: `/cpanel/${slug}`,
      title,
      example: `/cpanel/${slug.replace(':id', 'none')}`,
      guard: officeGuard(`/cpanel/${slug}`),
      page,
    }),
  ),
]
